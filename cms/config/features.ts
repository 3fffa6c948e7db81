/** The media library whose every text exists in Spanish. */
export default { useLegacyMediaLibrary: true }
