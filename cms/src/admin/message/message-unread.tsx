import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { WarningBox } from '../page/warning-box'
import type { Unread } from '../../rules/reading/message/read-message'

interface MessageUnreadProps {
  unread: readonly Unread[]
  /** Of the field that a line may be added to. */
  label: string
  onDescribe(words: string): void
}

/** What no field took of a message stays here to be looked at, and can go to the description. */
export function MessageUnread({ unread, label, onDescribe }: MessageUnreadProps) {
  if (unread.length === 0) return null
  return (
    <WarningBox title="Esto no entró en ningún campo: miralo vos.">
      <Box tag="ul" aria-label="Lo que no se entendió del mensaje">
        {unread.map(({ words, note }) => (
          <Flex key={words} tag="li" gap={2} alignItems="baseline" wrap="wrap" paddingTop={1}>
            <Box flex="1 1 14rem">
              <Typography>{words}</Typography>
              {note && (
                <Typography variant="pi" textColor="warning700" tag="p">
                  {note}
                </Typography>
              )}
            </Box>
            <Button
              variant="tertiary"
              size="S"
              aria-label={`Sumar a ${label}: ${words}`}
              onClick={() => onDescribe(words)}
            >
              A la descripción
            </Button>
          </Flex>
        ))}
      </Box>
    </WarningBox>
  )
}
