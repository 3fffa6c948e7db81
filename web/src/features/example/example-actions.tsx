import { useState } from 'react'
import { IconActions, IconButton } from '../../ui/icon-action.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
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

const WHATSAPP = 'En tu página, este botón abre un chat con tu WhatsApp.'
const MENU = 'En tu página, este botón lleva a tu carta, donde la tengas.'

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
      <div className={styles.ways}>
        <Button look="whatsapp" onClick={() => setMeaning(WHATSAPP)}>
          <NetworkIcon name="whatsapp" size={22} /> WhatsApp
        </Button>
        <Button onClick={() => setMeaning(MENU)}>
          <Icon name="menuCard" size={22} /> Ver Menú
        </Button>
      </div>
      <p className={styles.meaning} role="status">
        {meaning}
      </p>
    </>
  )
}
