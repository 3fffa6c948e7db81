/** One picture to be made. */
export interface ImageJob {
  /** Path inside the sample's folder; its ending says the format. */
  file: string
  svg: string
}
