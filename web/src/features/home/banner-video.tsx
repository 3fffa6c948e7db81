import { useEffect, useRef, useState } from 'react'
import {
  hasSlowConnection,
  prefersReducedMotion,
  savesData,
  usesMobileData,
} from '../../browser/device.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './banner-video.module.css'
import dayMp4 from './river/day.mp4'
import dayPoster from './river/day.svg?no-inline'
import dayWebm from './river/day.webm'
import nightMp4 from './river/night.mp4'
import nightPoster from './river/night.svg?no-inline'
import nightWebm from './river/night.webm'

const NIGHT = '(prefers-color-scheme: dark)'
const WEBM = 'video/webm; codecs="vp9"'

interface BannerVideoProps {
  /** Address of the configuration's video; '' for the river, which is ours. */
  video: string
  /** Address of the picture in its place; '' for the river. */
  poster: string
}

/**
 * The banner's silent, endless video over its poster (spec section 2). It comes once the browser is
 * idle and can be paused; under reduced motion, data saver, on mobile data or a slow connection it
 * does not come at all.
 */
export function BannerVideo({ video, poster }: BannerVideoProps) {
  const [isWelcome, setWelcome] = useState(false)
  useEffect(function showWhenIdle() {
    if (prefersReducedMotion() || savesData() || usesMobileData() || hasSlowConnection()) return
    return whenIdle(() => setWelcome(true))
  }, [])
  return (
    <div className={styles.box} data-screen-only>
      {poster === '' ? (
        <picture>
          <source srcSet={nightPoster} media={NIGHT} />
          <img className={styles.river} src={dayPoster} alt="" fetchPriority="high" />
        </picture>
      ) : (
        <Picture
          url={poster}
          alt=""
          kind="banner"
          sizes="100vw"
          className={styles.poster}
          isPriority
        />
      )}
      {isWelcome && <WelcomeVideo video={video} />}
    </div>
  )
}

type VideoState = 'waiting' | 'playing' | 'paused'

/** Unseen, and without its button, until it plays: some phones refuse. */
function WelcomeVideo({ video }: { video: string }) {
  const element = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<VideoState>('waiting')
  const toggle = () => {
    if (state === 'paused') void element.current?.play()
    else element.current?.pause()
  }
  return (
    <>
      <video
        ref={element}
        className={classNames(styles.video, state === 'waiting' && styles.waiting)}
        aria-label="Video de portada"
        autoPlay
        muted
        loop
        playsInline
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
      >
        {video === '' ? <RiverSources /> : <source src={video} />}
        Tu navegador no admite videos.
      </video>
      {state !== 'waiting' && (
        <RoundButton
          icon={state === 'paused' ? 'play' : 'pause'}
          label={state === 'paused' ? 'Reproducir video' : 'Pausar video'}
          className={styles.pause}
          onClick={toggle}
        />
      )}
    </>
  )
}

const RiverSources = () => (
  <>
    <source src={nightWebm} type={WEBM} media={NIGHT} />
    <source src={nightMp4} type="video/mp4" media={NIGHT} />
    <source src={dayWebm} type={WEBM} />
    <source src={dayMp4} type="video/mp4" />
  </>
)
