import type { Matched } from '../make/leads.ts'

/** Each query of the router that reads more than one row, or one of a growing size, with an input of the lead's seller. */
export function queriesOf({
  leadId,
  people: { seller },
  listings: { seller: listing },
}: Matched): Readonly<Record<string, object | undefined>> {
  return {
    about: undefined,
    status: undefined,
    'auth.viewer': undefined,
    'auth.keys': undefined,
    'auth.sessions': undefined,
    'companies.list': {},
    'companies.search': { query: 'mill', limit: 2 },
    'companies.contact': { companyId: seller.companyId },
    'companies.own': undefined,
    'companies.full': { companyId: seller.companyId },
    'companies.me': undefined,
    'listings.tiles': { side: 'seller', limit: 2 },
    'listings.tilesOf': { ids: [leadId, listing.id] },
    'listings.own': { side: 'seller' },
    'listings.drafts': undefined,
    'listings.get': { side: 'seller', id: listing.id },
    'leads.list': { side: 'seller', listingId: listing.id },
    'leads.summary': { side: 'seller', listingId: listing.id, leadId: leadId },
    'leads.matchStatus': { side: 'seller', listingId: listing.id },
    'leads.listWhole': { side: 'seller', listingId: listing.id },
    'leads.get': { leadId: leadId },
    'leads.messages': { leadId: leadId },
    'leads.board': { side: 'seller', listingId: listing.id },
    'leads.blocked': undefined,
    'leads.draft': { leadId: leadId },
    'agreements.proposals': { leadId: leadId },
    'agreements.suggestions': { leadId: leadId },
    'mandates.controls': { leadId: leadId },
    'billing.plan': undefined,
    'webhooks.endpoints': undefined,
  }
}
