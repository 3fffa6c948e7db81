import { useState } from 'react'
import { Box, Flex, Typography } from '@strapi/design-system'
import { FileButton } from '../page/file-button'
import { readLinesFile } from './read-lines-file'

interface LinesFileProps {
  disabled: boolean
  onLines(lines: string): void
}

/** The list of a file, for who has it in a spreadsheet. */
export function LinesFile({ disabled, onLines }: LinesFileProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const read = async (file: File) => {
    const answer = await readLinesFile(file)
    setFailure(answer.ok ? null : answer.message)
    if (answer.ok) onLines(answer.text)
  }
  return (
    <Flex gap={3} wrap="wrap" alignItems="center" paddingBottom={3}>
      <FileButton
        label="Elegir archivo (CSV)"
        inputLabel="Archivo con la lista"
        accept=".csv,.txt,.tsv"
        variant="secondary"
        disabled={disabled}
        onChoose={(file) => void read(file)}
      />
      <Box role="status">
        {failure !== null && <Typography textColor="danger700">{failure}</Typography>}
      </Box>
    </Flex>
  )
}
