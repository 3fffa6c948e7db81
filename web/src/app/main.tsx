import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/print.css'
import { keepForOffline } from './keep-for-offline.ts'
import { startApp } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

void startApp(root).then(keepForOffline)
