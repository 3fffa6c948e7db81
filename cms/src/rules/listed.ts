const LIST = new Intl.ListFormat('es')

/** 'A, B y C' */
export const listed = (texts: Iterable<string>): string => LIST.format(texts)
