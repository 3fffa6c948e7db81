import styles from './river-band.module.css'

/** The river under the title: a low sun (by night the moon), waves, and a surubí in them. */
export function RiverBand() {
  return (
    <div className={styles.river} aria-hidden="true">
      <span className={styles.sun} />
      <Wave className={styles.far} />
      <Surubi />
      <Wave className={styles.near} />
      <Wave className={styles.bank} />
    </div>
  )
}

function Wave({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 80" preserveAspectRatio="none" focusable="false">
      <path d="M0 40c120-40 240-40 360 0s240 40 360 0 240-40 360 0 240 40 360 0v42H0z" />
    </svg>
  )
}

function Surubi() {
  return (
    <svg className={styles.fish} viewBox="-20 0 330 136" focusable="false">
      <path
        className={styles.fin}
        d="M122 44c6-20 22-32 42-34-6 12-6 22 0 31zM212 50c6-9 16-12 26-8-4 6-4 11-2 17zM96 100c4 17 18 27 34 27-6-11-6-19-2-26zM258 66l44-30c-5 20-5 56 2 78l-46-32z"
      />
      <path
        className={styles.body}
        d="M12 82c18-24 58-38 108-42 52-4 102 4 146 28v14c-38 18-88 26-136 22-50-2-94-8-118-22z"
      />
      <path
        className={styles.belly}
        d="M12 82c36 6 78 8 118 6 50-2 96-6 136-14v8c-38 18-88 26-136 22-50-2-94-8-118-22z"
      />
      <path
        className={styles.stripes}
        d="M98 46c6 12 6 26 0 38M120 43c6 14 6 28 0 42M142 42c6 14 6 28 0 42M164 42c6 14 6 28 0 41M186 44c5 13 5 25 0 37M208 48c5 11 5 20 0 31M229 54c4 8 4 15 0 23"
      />
      <path
        className={styles.whiskers}
        d="M24 76C4 74-8 62-12 44M22 86C8 94 2 106 2 122M40 92c-4 12-2 22 6 32"
      />
      <circle className={styles.eye} cx="62" cy="66" r="5.5" />
    </svg>
  )
}
