import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

export default function Notices() {
  return <Notifications position="top-center" zIndex={1000} />
}
