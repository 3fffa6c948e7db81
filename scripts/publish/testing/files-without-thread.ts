/** So few that each publication of a test makes files and links in both ways. */
export const FILES_WITHOUT_THREAD = 20
