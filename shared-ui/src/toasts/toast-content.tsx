import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { type Toast, type ToastKind } from './toast-store'
import { AlertIcon, DoneIcon } from '../icons'

const icons: Record<ToastKind, () => ReactNode> = {
  success: () => <DoneIcon size={22} color="var(--mui-palette-success-main)" />,
  error: () => <AlertIcon size={22} color="var(--mui-palette-error-main)" />,
  loading: () => <CircularProgress size={20} color="secondary" aria-hidden />,
}
const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: theme.spacing(0.5),
}))
const Icon = styled('span')({ display: 'grid', placeItems: 'center', width: 24, height: 24, flexShrink: 0 })

/** Renders a toast's icon, message and detail. */
export function ToastContent({ kind, message, detail }: Toast) {
  return (
    <Content>
      <Icon>{icons[kind]()}</Icon>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550, lineHeight: 1.5 }}>{message}</Typography>
        {detail && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </div>
    </Content>
  )
}
