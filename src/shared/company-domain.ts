/**
 * Mail providers where anybody can get an address, by the label before the top-level domain: gmx.de and gmx.at are one. An
 * address there proves nothing about a company.
 */
const publicMail = new Set(
  [
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn passport aol aim icloud me mac',
    'gmx web mail email proton protonmail pm tutanota tuta posteo mailbox freenet t-online arcor 1und1 online',
    'orange wanadoo free laposte sfr neuf bbox libero virgilio tiscali alice tin terra telefonica',
    'bluewin hispeed sunrise aon chello a1 telenet skynet ziggo kpnmail planet xs4all hetnet',
    'btinternet btopenworld sky talktalk virginmedia ntlworld comcast verizon att sbcglobal bellsouth cox charter',
    'zoho fastmail hey hushmail inbox list rambler yandex ya bk qq 163 126 yeah sina sohu foxmail aliyun naver',
    'hanmail daum rediffmail seznam centrum wp o2 onet interia abv ukr mailinator guerrillamail yopmail duck',
  ].flatMap((line) => line.split(' ')),
)

export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()

/** The registered name's label is the first one, except below endings such as co.uk. */
const isPublicMail = (domain: string) => publicMail.has(domain.split('.')[0] ?? '')

/** The host of a web address; other text that may be read as one stays whole, so that no address proves it. */
const hostOf = (website: string): string => {
  const text = website.trim().toLowerCase()
  if (!text.includes('.')) return ''
  return /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+)(?:[/:?#]\S*)?$/.exec(text)?.[1] ?? text
}

/**
 * Whether one of the proven addresses shows that the company is who its email and website say: both belong to the
 * address's domain, which isn't a public mail provider's.
 */
export function provesCompany(
  { email, website }: { readonly email: string; readonly website: string },
  provenAddresses: readonly string[],
): boolean {
  const claims = [email.includes('@') ? domainOf(email) : '', hostOf(website)].filter((claim) => claim !== '')
  return provenAddresses
    .map(domainOf)
    .some(
      (domain) =>
        domain !== '' &&
        claims.length > 0 &&
        !isPublicMail(domain) &&
        claims.every((claim) => claim === domain || claim.endsWith(`.${domain}`)),
    )
}
