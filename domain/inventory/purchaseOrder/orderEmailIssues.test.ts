import { expect, it } from 'vitest';
import { orderEmailIssues } from './orderEmailIssues';

it('refuses an address of a vendor that is none, and names it', () => {
  expect(orderEmailIssues({ order_emails: ['orders@quarry.example', 'orders at quarry'] })).toMatchObject([
    { path: 'order_emails.1', message: 'Invalid email' },
  ]);
  expect(orderEmailIssues({ order_emails: [] })).toEqual([]);
});
