import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './button.module.css'

type Look = 'main' | 'quiet' | 'whatsapp'

const lookOf = (look: Look, className?: string) =>
  classNames(styles.button, styles[look], className)

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
}

export function Button({ look = 'quiet', className, ...button }: ButtonProps) {
  return <button type="button" className={lookOf(look, className)} {...button} />
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({ look = 'quiet', className, ...link }: LinkProps & { look?: Look }) {
  return <Link className={lookOf(look, className)} {...link} />
}

interface AnchorButtonProps extends ComponentProps<'a'> {
  look?: Look
}

/** A link to another site, in a new tab, that looks like a button. */
export function OutsideButton({ look = 'quiet', className, ...anchor }: AnchorButtonProps) {
  return (
    <a className={lookOf(look, className)} target="_blank" rel="noopener noreferrer" {...anchor} />
  )
}

/** A link that looks like a button and leaves the page where it is: to a file of the site, a call. */
export function AnchorButton({ look = 'quiet', className, ...anchor }: AnchorButtonProps) {
  return <a className={lookOf(look, className)} {...anchor} />
}
