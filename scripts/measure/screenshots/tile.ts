/** 1 × 1 grey PNG, stands in for each tile of the map. */
export const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM4c+bMfwAHRAMxMqJHDAAAAABJRU5ErkJggg==',
  'base64',
)
