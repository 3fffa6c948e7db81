import type { ReactNode } from 'react'
import { MERCHANT_GREETING, waLinkWithText } from '../../catalog/contacts/whatsapp.ts'
import { OutsideButton } from '../../ui/button.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './merchant-call.module.css'

/** Invites merchants to write (spec section 2). Without a number there is no chat to open. */
export function MerchantCall({ phone, children }: { phone: string; children?: ReactNode }) {
  const chat = waLinkWithText(phone, MERCHANT_GREETING)
  return (
    <section className={styles.call} aria-labelledby="sumate">
      <MarketStall />
      <div className={styles.text}>
        <h2 id="sumate" className={styles.title}>
          Sumate a nosotros
        </h2>
        <p className={styles.question}>Tenés un comercio o prestás un servicio?</p>
        <p>Formá parte gratis y conecta con más clientes!</p>
        <div className={styles.ways}>
          {chat !== null && (
            <OutsideButton look="whatsapp" href={chat}>
              <NetworkIcon name="whatsapp" size={22} /> ENVIAR MENSAJE
            </OutsideButton>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}

/** A stall under its awning, oranges on the counter. */
function MarketStall() {
  return (
    <svg className={styles.stall} viewBox="0 0 260 200" aria-hidden="true">
      <path className={styles.post} d="M44 78h8v112h-8zM208 78h8v112h-8z" />
      <path className={styles.counter} d="M30 132h200v58H30z" />
      <path className={styles.board} d="M30 132h200v14H30z" />
      <path className={styles.awning} d="M40 30h180l22 50H18z" />
      <path
        className={styles.stripe}
        d="M76 30h36l-4 50H63.2zM148 30h36l12.8 50H152zM18 80a22.4 22.4 0 0 0 44.8 0zM107.6 80a22.4 22.4 0 0 0 44.8 0zM197.2 80a22.4 22.4 0 0 0 44.8 0z"
      />
      <path
        className={styles.awning}
        d="M62.8 80a22.4 22.4 0 0 0 44.8 0zM152.4 80a22.4 22.4 0 0 0 44.8 0z"
      />
      <path
        className={styles.orange}
        d="M58 132a13 13 0 0 1 26 0zM80 132a13 13 0 0 1 26 0zM102 132a13 13 0 0 1 26 0zM69 120a13 13 0 0 1 26 0zM91 120a13 13 0 0 1 26 0zM80 108a13 13 0 0 1 26 0z"
      />
      <path className={styles.leaf} d="M93 95c2-8 9-11 17-10-2 8-8 12-17 10z" />
      <path className={styles.bread} d="M150 132c-4-12 4-20 16-20h22c12 0 20 8 16 20z" />
      <path className={styles.cut} d="M166 113l-6 12M180 112l-6 12M194 114l-6 11" />
    </svg>
  )
}
