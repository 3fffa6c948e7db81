import { useRef, useState } from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Upload as UploadIcon } from '@strapi/icons'
import { readLinesFile } from './read-lines-file'

interface LinesFileProps {
  disabled: boolean
  onLines(lines: string): void
}

/** The list of a file, for who has it in a spreadsheet. */
export function LinesFile({ disabled, onLines }: LinesFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const answer = await readLinesFile(file)
    setFailure(answer.ok ? null : answer.message)
    if (answer.ok) onLines(answer.text)
  }
  return (
    <Flex gap={3} wrap="wrap" alignItems="center" paddingBottom={3}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv"
        aria-label="Archivo con la lista"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          void read(file)
          // The same file may be chosen again after it was corrected.
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Elegir archivo (CSV)
      </Button>
      <Box role="status">
        {failure !== null && <Typography textColor="danger700">{failure}</Typography>}
      </Box>
    </Flex>
  )
}
