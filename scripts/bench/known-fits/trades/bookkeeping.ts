import type { Trade } from './trade.ts'

export const bookkeeping: Trade = {
  id: 'bookkeeping',
  amount: { kind: 'limit', values: [5, 10, 25, 50, 100] },
  texts: {
    en: {
      provider: 'a bookkeeper',
      requestNames: ['Bookkeeper for a small company', 'Help with our accounts', 'Accounting support'],
      offeringNames: ['Bookkeeping services', 'Accounting office', 'Bookkeeping for small companies'],
      amount: { request: 'a firm with {n} employees', offering: 'for firms of up to {n} employees' },
      concepts: [
        [
          ['monthly payroll', 'payroll run every month'],
          ['payroll processing each month', 'we run your monthly payroll'],
        ],
        [
          ['VAT returns', 'quarterly VAT filing'],
          ['we prepare and file VAT returns', 'VAT filed every quarter'],
        ],
        [
          ['annual accounts', 'year-end accounts'],
          ['annual accounts prepared', 'year-end accounts and balance sheet'],
        ],
        [
          ['bank reconciliation', 'reconciling two bank accounts'],
          ['daily bank reconciliation', 'we reconcile all bank and card accounts'],
        ],
        [
          ['debt collection', 'reminders for unpaid invoices'],
          ['collection of unpaid invoices', 'reminders and debt collection'],
        ],
        [
          ['move from spreadsheets to Xero', 'Xero setup'],
          ['Xero setup and migration', 'we move your spreadsheets to Xero'],
        ],
        [
          ['cash flow forecast', 'a forecast for the bank'],
          ['cash flow forecasts and budgets', 'rolling forecast of your cash'],
        ],
        [
          ['expense claims', 'processing of travel expenses'],
          ['expense claims checked and paid', 'travel expense processing'],
        ],
      ],
    },
  },
}
