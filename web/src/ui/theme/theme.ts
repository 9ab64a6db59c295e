import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { frameCopy } from '../../copy/frame.ts'

/** Pine is the brand's and the seller's color, ember the buyer's. */
const pine: MantineColorsTuple = [
  '#e9f5f2',
  '#d0eae4',
  '#a5d6cb',
  '#74c1b1',
  '#4cae9c',
  '#2b9785',
  '#158071',
  '#0d685d',
  '#0b534b',
  '#083e38',
]
const ember: MantineColorsTuple = [
  '#fdf1eb',
  '#fadfd2',
  '#f5c0a9',
  '#f2a27f',
  '#ec8054',
  '#dd6030',
  '#bf4a1e',
  '#9c3b18',
  '#7b3015',
  '#5c2511',
]
/** Danger is crimson, so that it differs from the buyer's color. */
const red: MantineColorsTuple = [
  '#fdecf1',
  '#fad2de',
  '#f3a5bb',
  '#ec7797',
  '#e34c76',
  '#d52a5c',
  '#c01a4c',
  '#a8123f',
  '#870f33',
  '#650c27',
]
const gray: MantineColorsTuple = [
  '#f7f9f8',
  '#eff3f2',
  '#e2e8e6',
  '#d2dad7',
  '#b7c3bf',
  '#8f9d99',
  '#66756f',
  '#4f5d58',
  '#35423e',
  '#1c2725',
]
const dark: MantineColorsTuple = [
  '#e3ebe9',
  '#c4d0cd',
  '#9fb0ab',
  '#74857f',
  '#3a4945',
  '#2a3633',
  '#1e2826',
  '#151d1b',
  '#0f1614',
  '#0a0f0e',
]

const font = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

const dialogTitle = { fontSize: '1.15rem', fontWeight: 650, letterSpacing: '-0.018em', lineHeight: 1.3 }

/** Help texts of fields: smaller than the label, but readable. */
const help = { fontSize: '0.8125rem', lineHeight: 1.45 }

export const theme = createTheme({
  colors: { pine, ember, red, gray, dark },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  black: '#14211e',
  fontFamily: font,
  headings: { fontFamily: font, fontWeight: '650', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { fw: 600 } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'xl',
        overlayProps: { backgroundOpacity: 0.45 },
        closeButtonProps: { 'aria-label': frameCopy.close },
      },
      // A focused field isn't scrolled below the header or the buttons, which stay in place.
      styles: { title: dialogTitle, content: { scrollPaddingBlock: '130px 150px' } },
    },
    InputError: { defaultProps: { role: 'alert' } },
    InputWrapper: { styles: { label: { marginBottom: 4 }, description: { ...help, marginBottom: 6 } } },
    Radio: { styles: { description: help } },
    Switch: { styles: { description: help } },
    Tabs: { styles: { tabLabel: { fontWeight: 600 } } },
    Drawer: { styles: { title: dialogTitle } },
    // Portals go into main: content outside the landmarks would violate accessibility rules.
    Menu: { defaultProps: { portalProps: { target: '#main' }, withInitialFocusPlaceholder: false } },
    Combobox: { defaultProps: { portalProps: { target: '#main' }, shadow: 'md' } },
    // Without this, a dialog's <header> would be the page's banner landmark.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
  },
})

/** Variant `light` of buttons, badges and alerts uses the colors of the sides. */
const soft = (color: string, side: string) => ({
  [`--mantine-color-${color}-light`]: `var(--p-${side}-soft)`,
  [`--mantine-color-${color}-light-hover`]: `color-mix(in srgb, var(--p-${side}-soft), var(--p-${side}) 12%)`,
  [`--mantine-color-${color}-light-color`]: `var(--p-${side})`,
})
const softColors = { ...soft('pine', 'seller'), ...soft('ember', 'buyer') }

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...softColors,
    '--mantine-color-red-light-color': '#a8123f',
    '--mantine-color-dimmed': 'var(--p-muted)',
    '--mantine-color-placeholder': '#6b7a75',
    '--mantine-color-default-border': 'var(--p-line-strong)',
    '--mantine-color-error': '#a8123f',
  },
  dark: {
    ...softColors,
    '--mantine-color-red-light-color': '#ff9db5',
    '--mantine-color-dimmed': 'var(--p-muted)',
    '--mantine-color-placeholder': '#83948e',
    '--mantine-color-default': 'var(--mantine-color-dark-6)',
    '--mantine-color-default-border': 'var(--p-line-strong)',
    '--mantine-color-error': '#ff9db5',
  },
})
