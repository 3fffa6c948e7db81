import qrcode from 'qrcode-generator'
import styles from './share-sheet.module.css'

const QUIET_ZONE = 4
const DARK = '#07272c'
/** Of a picture to be printed: a link's code is some 900 px wide. */
const SQUARE_PX = 24

/** A link as a QR code, dark on white in both themes. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { size, squares } = encode(url)
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squares} fill={DARK} />
    </svg>
  )
}

/** The code of a link as the address of a PNG. Throws where the browser has no canvas to draw on. */
export function qrPicture(url: string): string {
  const { size, squares } = encode(url)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * SQUARE_PX
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to draw on')
  context.scale(SQUARE_PX, SQUARE_PX)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.translate(QUIET_ZONE, QUIET_ZONE)
  context.fillStyle = DARK
  context.fill(new Path2D(squares))
  return canvas.toDataURL('image/png')
}

/** How many squares wide the code is, and one path of all dark ones: 'M3 0h1v1h-1z…'. */
function encode(url: string) {
  const code = qrcode(0, 'M')
  code.addData(url)
  code.make()
  const count = code.getModuleCount()
  const places = Array.from({ length: count }, (_, place) => place)
  const squares = places
    .flatMap((row) => places.map((column) => ({ row, column })))
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
    .join('')
  return { size: count + 2 * QUIET_ZONE, squares }
}
