import { useState } from 'react'
import { IconActions, IconButton } from '../../ui/icon-action.tsx'
import type { IconName } from '../../ui/icon.tsx'
import styles from './example-store.module.css'

const ACTIONS: readonly { icon: IconName; text: string; meaning: string }[] = [
  { icon: 'call', text: 'LLAMAR', meaning: 'En tu página, este botón llama a tu teléfono.' },
  {
    icon: 'route',
    text: 'COMO LLEGAR',
    meaning: 'En tu página, este botón abre el mapa con el camino hasta tu local.',
  },
  {
    icon: 'share',
    text: 'COMPARTIR',
    meaning: 'En tu página, este botón le manda tu perfil a quien elija cada visitante.',
  },
  { icon: 'globe', text: 'SITIO WEB', meaning: 'En tu página, este botón lleva a tu sitio.' },
]

/** The buttons of a store's page; here each tells what it would do. */
export function ExampleActions() {
  const [meaning, setMeaning] = useState('')
  return (
    <>
      <div className={styles.actions}>
        <IconActions>
          {ACTIONS.map((action) => (
            <li key={action.text}>
              <IconButton
                icon={action.icon}
                text={action.text}
                onClick={() => setMeaning(action.meaning)}
              />
            </li>
          ))}
        </IconActions>
      </div>
      <p className={styles.meaning} role="status">
        {meaning}
      </p>
    </>
  )
}
