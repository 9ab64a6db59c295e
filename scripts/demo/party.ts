export interface DemoListing {
  name: string
  description: string
  /** A point that starts with '~' is hidden from the counterparty. */
  points: string[]
  instructions?: string
}

export interface DemoParty {
  /** A company's name; an individual has none. */
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
