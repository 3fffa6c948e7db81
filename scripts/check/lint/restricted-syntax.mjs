const RAW_HTML = 'Text from staff is shown as text: React escapes it, raw HTML would run it.'
const CLOCK = '"Now" comes from outside, so that a test can choose it.'

/** For every file. */
export const WITHOUT_RAW_HTML = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: RAW_HTML },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: RAW_HTML },
]

/** For the pure parts: the same input gives the same output, whenever it runs. */
export const WITHOUT_CLOCK = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK },
  { selector: "CallExpression[callee.name='Date']", message: CLOCK },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: CLOCK,
  },
]
