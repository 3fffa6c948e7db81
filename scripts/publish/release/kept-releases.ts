/** Releases kept for a rollback and for tabs that are open … */
export const KEPT_RELEASES: number = 20

/** … besides the last one of each of so many past days. */
export const KEPT_DAYS = 7

/** For so long an open tab may ask for images and parts of the app that no kept release needs. */
export const UNREFERENCED_KEPT_DAYS = 30
