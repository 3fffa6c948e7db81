/** Parameter of the addresses that show a document as it stands in its form: '/?vista-previa=…'. */
export const PREVIEW_PARAMETER = 'vista-previa'
