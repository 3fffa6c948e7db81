/** A button of a form or a list, as the panel makes it: a hook that describes it. */
export interface PanelAction<Props, Description> {
  (props: Props): Description | null | undefined
  type?: string
  position?: unknown
}

/**
 * The same buttons, those of the given types described otherwise; the panel knows each by the type
 * and the place that it had.
 */
export const changeActions = <Props, Description>(
  actions: readonly PanelAction<Props, Description>[],
  changes: Readonly<
    Record<
      string,
      (action: PanelAction<Props, Description>) => (props: Props) => Description | null | undefined
    >
  >,
): PanelAction<Props, Description>[] =>
  actions.map((action) => {
    const change = changes[action.type ?? '']
    return change ? Object.assign(change(action), action) : action
  })
