import { useRef, useState } from 'react'
import { prefersReducedMotion, savesData } from '../../browser/device.ts'
import { useHydrated } from '../../browser/hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './banner-video.module.css'

interface BannerVideoProps {
  video: string
  poster: string
}

/**
 * The banner's silent, endless video over its poster; it can be paused. Under reduced motion or
 * data saver it is not even loaded: its poster stands in.
 */
export function BannerVideo({ video, poster }: BannerVideoProps) {
  const isHydrated = useHydrated()
  return (
    <div className={styles.box}>
      {poster !== '' && (
        <Picture
          url={poster}
          alt=""
          kind="banner"
          sizes="100vw"
          className={styles.poster}
          isPriority
        />
      )}
      {isHydrated && <WelcomeVideo video={video} />}
    </div>
  )
}

function WelcomeVideo({ video }: { video: string }) {
  const [isWelcome] = useState(() => !prefersReducedMotion() && !savesData())
  const element = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(false)
  if (!isWelcome) return null
  const toggle = () => {
    if (isPaused) void element.current?.play()
    else element.current?.pause()
    setPaused(!isPaused)
  }
  return (
    <>
      <video
        ref={element}
        className={styles.video}
        src={video}
        aria-label="Video de portada"
        autoPlay
        muted
        loop
        playsInline
      >
        Tu navegador no admite videos.
      </video>
      <button
        type="button"
        className={styles.pause}
        aria-label={isPaused ? 'Reproducir video' : 'Pausar video'}
        onClick={toggle}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </>
  )
}
