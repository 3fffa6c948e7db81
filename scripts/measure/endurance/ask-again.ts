/**
 * Asks once more where no answer came: a connection that was kept may be closed at the moment in which
 * it is used again, when both ends are busy. Browsers ask once more as well. For questions only.
 */
export const askAgain = <T>(ask: () => Promise<T>): Promise<T> => ask().catch(ask)
