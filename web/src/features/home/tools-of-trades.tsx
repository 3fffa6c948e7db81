import styles from './tools-of-trades.module.css'

/** Tools of professionals: a stethoscope, scales, a set square with pencil. */
export function ToolsOfTrades({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 140" aria-hidden="true">
      <circle className={styles.disc} cx="62" cy="104" r="58" />
      <circle className={styles.sun} cx="180" cy="92" r="66" />
      <circle className={styles.disc} cx="300" cy="104" r="58" />
      <Stethoscope />
      <Scales />
      <SetSquare />
    </svg>
  )
}

function Stethoscope() {
  return (
    <g>
      <path className={styles.tube} d="M42 52v22a20 20 0 0 0 40 0V52M62 94v14c0 24 34 24 34 2v-8" />
      <path className={styles.ends} d="M42 52h-7M82 52h7" />
      <circle className={styles.chest} cx="96" cy="94" r="10" />
    </g>
  )
}

function Scales() {
  return (
    <g>
      <path className={styles.wood} d="M176 42h8v84h-8zM152 124h56v10h-56z" />
      <path className={styles.beam} d="M136 56h88" />
      <circle className={styles.knob} cx="180" cy="42" r="8" />
      <path className={styles.chain} d="M136 56l-18 36M136 56l18 36M224 56l-18 36M224 56l18 36" />
      <path className={styles.pan} d="M114 92h44a22 16 0 0 1-44 0zM202 92h44a22 16 0 0 1-44 0z" />
    </g>
  )
}

function SetSquare() {
  return (
    <g>
      <path className={styles.square} fillRule="evenodd" d="M262 54l78 80h-78zM276 90l28 30h-28z" />
      <path className={styles.pencil} d="M300 72l44-44 12 12-44 44-16 4z" />
      <path className={styles.tip} d="M300 72l12 12-16 4z" />
      <path className={styles.rubber} d="M338 34l6-6 12 12-6 6z" />
    </g>
  )
}
