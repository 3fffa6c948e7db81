import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

/** What a list shows of one thing, which its CardLink leads to. */
export function Card({ className, ...card }: ComponentProps<'article'>) {
  return <article className={classNames(styles.card, className)} {...card} />
}

/** The link in a card's name, which takes a press anywhere on the card. */
export function CardLink({ className, ...link }: LinkProps) {
  return <Link className={classNames(styles.link, className)} {...link} />
}
