import qrcode from 'qrcode-generator'
import styles from './share-sheet.module.css'

const QUIET_ZONE = 4

/** A link as a QR code, dark on white in both themes. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(url)
  code.make()
  const count = code.getModuleCount()
  const size = count + 2 * QUIET_ZONE
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={darkSquares(count, (row, column) => code.isDark(row, column))} />
    </svg>
  )
}

/** One path of all dark squares: 'M3 0h1v1h-1z…'. */
function darkSquares(count: number, isDark: (row: number, column: number) => boolean): string {
  const places = Array.from({ length: count }, (_, place) => place)
  return places
    .flatMap((row) => places.map((column) => ({ row, column })))
    .filter(({ row, column }) => isDark(row, column))
    .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
    .join('')
}
