/** 'lunes a viernes' → 'Lunes a viernes' */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
