import ipaddr from 'ipaddr.js'

/** How much of an IPv6 address is the network that one client owns, in bits. */
const ipv6NetworkBits = 64

/** The part of an IP address that identifies a client for the limits: an IPv6 address is reduced to its /64. */
export function clientAddressOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4'
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${ipv6NetworkBits}`).toString()
}
