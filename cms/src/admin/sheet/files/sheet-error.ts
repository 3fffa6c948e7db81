/** Why a file cannot be read as a sheet: Spanish, for whoever chose it. */
export class SheetError extends Error {
  override name = 'SheetError'
}

export const NO_SHEET =
  'El archivo no es una planilla. Elegí uno de Excel (.xlsx) o de texto separado (.csv).'
