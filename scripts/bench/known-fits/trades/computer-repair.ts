import type { Trade } from './trade.ts'

export const computerRepair: Trade = {
  id: 'computer repair',
  amount: { kind: 'deadline', values: [1, 2, 3, 7, 14] },
  texts: {
    en: {
      provider: 'a computer technician',
      requestNames: ['Computer repair', 'My laptop needs repair', 'IT help at home'],
      offeringNames: ['Computer repair shop', 'Laptop and phone repair', 'IT service'],
      amount: { request: 'ready within {n} days', offering: 'repairs take {n} days at most' },
      concepts: [
        [
          ['laptop screen replacement', 'a cracked laptop screen'],
          ['screens of laptops replaced', 'we replace cracked screens'],
        ],
        [
          ['data recovery', 'recovering photos from a dead drive'],
          ['recovery of data from any drive', 'we recover lost photos and files'],
        ],
        [
          ['virus removal', 'a virus on the PC'],
          ['removal of viruses and malware', 'we remove any virus'],
        ],
        [
          ['more memory', 'memory upgrade'],
          ['upgrades of memory and graphics cards', 'memory added to PCs and laptops'],
        ],
        [
          ['Wi-Fi setup', 'better Wi-Fi at home'],
          ['Wi-Fi installed and extended', 'home Wi-Fi setup'],
        ],
        [
          ['keyboard replacement', 'a keyboard damaged by water'],
          ['keyboards cleaned or replaced', 'water damage: new keyboards'],
        ],
        [
          ['printer setup', 'a printer that does not print'],
          ['printers set up and repaired', 'setup of network printers'],
        ],
        [
          ['Windows upgrade', 'upgrade to Windows 11'],
          ['upgrades to Windows 11', 'installation of Windows with all updates'],
        ],
      ],
    },
  },
}
