/** 'https://www.instagram.com/espiga/' → 'instagram.com/espiga', as it is written on paper. */
export const addressInWords = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
