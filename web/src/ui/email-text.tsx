import { Fragment } from 'react'

/** An e-mail address, which where it must be parted is parted at its signs and not inside of a word. */
export const EmailText = ({ email }: { email: string }) =>
  (email.match(/[^@.]+[@.]?|[@.]/g) ?? []).map((piece, place) => (
    <Fragment key={place}>
      {piece}
      <wbr />
    </Fragment>
  ))
