import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type L from 'leaflet'
import { words } from './words'

/** The zoom that shows the surroundings: a region with its coasts, lakes, rivers and towns. */
const surroundingsZoom = 9

/** Says that the map knows nothing closer, and offers to zoom out. */
export const NoStreets = ({ map }: { map: L.Map }) => (
  <Paper
    elevation={0}
    sx={{
      position: 'absolute',
      insetInline: 0,
      // Above the numbers of the grid and the scale bar, which it would cover on a narrow map.
      bottom: 64,
      zIndex: 999,
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      width: 'max-content',
      maxWidth: '92%',
      marginInline: 'auto',
      paddingInlineStart: 2,
      paddingInlineEnd: 0.5,
      backgroundColor: 'background.raised',
      border: 1,
      borderColor: 'divider',
    }}
  >
    <Typography variant="body2">{words.noStreets}</Typography>
    <Button size="small" onClick={() => map.setZoom(surroundingsZoom)}>
      {words.zoomOut}
    </Button>
  </Paper>
)
