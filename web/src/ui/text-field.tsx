import { useId, type ComponentProps } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Error in the text, announced together with the field. */
  error?: string | undefined
}

/** An input with its label and, tied to it, its error. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const isWrong = error !== undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        {...input}
      />
      {isWrong && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
