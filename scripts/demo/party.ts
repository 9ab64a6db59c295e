export interface DemoListing {
  name: string
  description: string
  /** A point that starts with '~' is hidden from the other side. */
  points: string[]
  instructions?: string
}

export interface DemoParty {
  /** The company's name; undefined for an individual. */
  company?: string
  first: string
  last: string
  email: string
  about: string
  website?: string
  phone?: string
  plan: 'free' | 'one_time' | 'subscription' | null
  offers: DemoListing[]
  seeks: DemoListing[]
}
