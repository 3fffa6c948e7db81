import type { ImageKind } from '@guia/contract'
import styles from './picture-placeholder.module.css'

/** A drawn stand-in for a picture that is not there: the river for wide ones, a shop for logos. */
export function PicturePlaceholder({ kind, label }: { kind: ImageKind; label: string }) {
  const isWide = kind === 'banner' || kind === 'photo'
  return (
    <svg
      className={styles.drawing}
      viewBox={isWide ? '0 0 480 200' : '0 0 96 96'}
      preserveAspectRatio="xMidYMid slice"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isWide ? <RiverScene /> : <ShopFront />}
    </svg>
  )
}

function RiverScene() {
  return (
    <>
      <rect className={styles.sky} width="480" height="200" />
      <circle className={styles.sun} cx="372" cy="78" r="34" />
      <path className={styles.shore} d="M0 118c60-26 120-20 190-8s150 6 290-16v106H0z" />
      <path
        className={styles.water}
        d="M0 140c40-12 80-12 120 0s80 12 120 0 80-12 120 0 80 12 120 0v60H0z"
      />
      <path
        className={styles.wave}
        d="M30 164c14-6 28-6 42 0s28 6 42 0M200 176c14-6 28-6 42 0s28 6 42 0M350 162c14-6 28-6 42 0"
      />
    </>
  )
}

function ShopFront() {
  return (
    <>
      <rect className={styles.sky} width="96" height="96" />
      <path className={styles.shore} d="M24 46h48v26H24z" />
      <path
        className={styles.water}
        d="M22 28h52l6 16a8.5 8.5 0 0 1-16 1 8.5 8.5 0 0 1-16 0 8.5 8.5 0 0 1-16 0 8.5 8.5 0 0 1-16-1z"
      />
      <path className={styles.sun} d="M52 54h13v18H52z" />
      <path className={styles.wave} d="M30 54h14v9H30zM18 74h60" />
    </>
  )
}
