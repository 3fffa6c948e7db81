import fc from 'fast-check'

/** Any text at all, broken halves of characters included. */
export function anyText(maxLength = 40): fc.Arbitrary<string> {
  const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0x7f }))
  return fc.array(unit, { maxLength }).map((units) => String.fromCharCode(...units))
}
