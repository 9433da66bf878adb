import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { purchaseOrderPaper } from '../../server/areas/orders/purchaseOrderPaper';
import { readPurchaseOrderPaper, readRelocationPaper } from '../../server/areas/orders/readOrderPaper';
import { relocationPaper } from '../../server/areas/orders/relocationPaper';
import { startApp, testApp } from '../support/app';
import { freePort } from '../support/freePort';
import { paperTexts, roomOf } from '../support/paperTexts';

let order = 0;
let relocation = 0;

const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await app.database.pool.query<Record<string, unknown>>(statement, values)).rows;
const idOf = async (statement: string, values: unknown[] = []): Promise<number> =>
  Number((await rows(`${statement} returning id`, values))[0]?.id);
const EMAIL =
  'mutation ($id: Int!, $emails: [String!]!) { emailPurchaseOrder(id: $id, emails: $emails) { is_sent response_text } }';
const email = (emails: string[], id = order, account = 'warehouse') =>
  app.graphql<{ emailPurchaseOrder: { is_sent: boolean; response_text: string } }>(account, EMAIL, { id, emails });
const pdf = async (account: string | null, path: string): Promise<Response> =>
  fetch(`${app.url}/v1/pdf/${path}`, {
    headers: account === null ? {} : { authorization: `Bearer ${await app.token(account)}` },
  });

const app = await testApp();
beforeAll(async () => {
  const vendor = await idOf(
    "insert into vendor (name, account_number, address_line_1, city, state, zip_code, phone_number) values ('Pebble Technology', 'A-77', '1 Mill Rd', 'Katy', 'TX', '77449', '(713) 555-0100')",
  );
  const employee = await idOf("insert into employee (first_name, last_name) values ('Glenda', 'Ruiz')");
  const product = await idOf("insert into product (name, product_code, category_id) values ('Gulf Blue', 'GB-49', 1)");
  order = await idOf(
    `insert into purchase_order (order_name, supplier_id, mmg_location_id, created_by_id, order_status_id, order_date, pickup_number, notes)
    values ('Spring restock', $1, 1, $2, 2, '2026-03-02', 'PU-9', 'Liftgate needed.')`,
    [vendor, employee],
  );
  await rows(
    'insert into purchase_order_line_item (purchase_order_id, product_id, quantity, order_unit_id, unit_cost) values ($1, $2, 3, 1, 1012.5), ($1, $2, 1, null, 0.55)',
    [order, product],
  );
  relocation =
    await idOf(`insert into inventory_relocation_order (order_number, order_name, from_inventory_location_id, to_inventory_location_id, order_status_id, remarks)
    values ('RO-90001', 'To Conroe', 1, 2, 2, 'Call ahead.')`);
  await rows(
    'insert into shipment_item (inventory_relocation_order_id, product_id, order_unit_type_id, quantity_of_order_units, items_per_order_unit, quantity_of_single_units, item_unit_type_id, item_weight) values ($1, $2, 1, 2, 49, 3, 1, 80)',
    [relocation, product],
  );
});

describe('the paper of a purchase order', () => {
  it('says on one line what was ordered, what came and what is open, once something came [PO-009]', async () => {
    await rows('update purchase_order_line_item set units_received = 2 where purchase_order_id = $1 and quantity = 3', [
      order,
    ]);
    const paper = purchaseOrderPaper(await readPurchaseOrderPaper(app.database.pool, order), '3/2/26, 9:00 AM');
    const texts = paperTexts(paper);
    await rows('update purchase_order_line_item set units_received = 0 where purchase_order_id = $1', [order]);
    const at = texts.indexOf('Ordered');
    expect(texts.slice(at, at + 3)).toEqual(['Ordered', 'Received', 'Open']);
    const line = texts.indexOf('GB-49');
    expect(texts.slice(line, line + 5)).toEqual(['GB-49', 'Gulf Blue', '3', '2', '1']);
    // The name of a product has room for its words, within the margins of the page.
    expect(roomOf(paper, 'Product')).toBeGreaterThan(120);
  });

  it('says vendor, ship-to, lines with their totals, notes, pickup number and who orders [PO-001 PO-007]', async () => {
    const texts = paperTexts(
      purchaseOrderPaper(await readPurchaseOrderPaper(app.database.pool, order), '3/2/26, 9:00 AM'),
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        `Purchase Order #${order}`,
        'Spring restock - Ordered',
        'Pebble Technology',
        '1 Mill Rd, Katy, TX 77449',
        '(713) 555-0100',
        'Account: A-77',
        'Houston',
        '11850 Brittmoore Yard Rd, Houston, TX 77041',
        'Order Date: 03/02/2026',
        'Pickup Number: PU-9',
        'Order By: Glenda Ruiz',
        'Liftgate needed.',
      ]),
    );
    const at = texts.indexOf('Product Code');
    expect(texts.slice(at, at + 24)).toEqual([
      'Product Code',
      'Product',
      'Quantity',
      'Order Unit',
      'Unit Cost',
      'Total',
      'GB-49',
      'Gulf Blue',
      '3',
      'Pallet',
      '$1,012.50',
      '$3,037.50',
      'GB-49',
      'Gulf Blue',
      '1',
      '',
      '$0.55',
      '$0.55',
      '',
      '',
      '',
      '',
      'Total',
      '$3,038.05',
    ]);
  });

  it('comes as a PDF to whoever sees the inventory [PO-001 PO-008]', async () => {
    const answer = await pdf('warehouse', `purchase-order/${order}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await pdf(null, `purchase-order/${order}`)).status).toBe(401);
    expect((await pdf('crew', `purchase-order/${order}`)).status).toBe(403);
    for (const path of ['purchase-order/999999', 'purchase-order/x', `nothing/${order}`])
      expect((await pdf('warehouse', path)).status).toBe(404);
  });
});

describe('the paper of a relocation order', () => {
  it('says both places, the goods with their weight, totals, remarks and where to sign [RO-001 RO-004]', async () => {
    const texts = paperTexts(relocationPaper(await readRelocationPaper(app.database.pool, relocation), 'now'));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Relocation Order RO-90001',
        'To Conroe - Shipped',
        'Houston',
        'Conroe',
        '2207 Old Gristmill Rd, Conroe, TX 77301',
        'Call ahead.',
        'Shipped by',
        'Received by',
        'Date',
      ]),
    );
    const at = texts.indexOf('GB-49');
    expect(texts.slice(at, at + 14)).toEqual([
      'GB-49',
      'Gulf Blue',
      '2 Pallet',
      '49',
      '3 Bag',
      '101',
      '8,080',
      '',
      'Total',
      '',
      '',
      '',
      '101',
      '8,080',
    ]);
  });

  it('comes as a PDF [RO-001]', async () => {
    expect((await pdf('warehouse', `inventory-relocation/${relocation}`)).status).toBe(200);
  });
});

describe('emailPurchaseOrder', () => {
  it('mails the order as a PDF, and says to whom', async () => {
    const { data } = await email(['orders@pebble.example', 'second@pebble.example']);
    expect(data?.emailPurchaseOrder).toEqual({
      is_sent: true,
      response_text: 'On its way to orders@pebble.example, second@pebble.example.',
    });
    const folder = join(app.dataDir, 'outbox');
    await expect.poll(() => existsSync(folder) && readdirSync(folder).length, { timeout: 10_000 }).toBe(1);
    const [name = ''] = readdirSync(folder);
    const mail = await simpleParser(readFileSync(join(folder, name)));
    expect(mail.subject).toBe(`Purchase Order #${order} - Spring restock`);
    expect(
      mail.attachments.map(({ filename, contentType, content }) => [
        filename,
        contentType,
        content.subarray(0, 5).toString(),
      ]),
    ).toEqual([[`purchase-order-${order}.pdf`, 'application/pdf', '%PDF-']]);
  });

  it('refuses what is no address, nobody, and an order that is not placed [PO-008]', async () => {
    expect((await email(['x'])).errors?.[0]?.extensions?.fields).toMatchObject([
      { path: 'emails.0', message: 'Invalid email' },
    ]);
    expect((await email([])).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    await rows('update purchase_order set order_status_id = 1 where id = $1', [order]);
    expect((await email(['a@b.example'])).errors?.[0]?.message).toBe('Place the order before emailing it.');
    await rows('update purchase_order set order_status_id = 2 where id = $1', [order]);
    expect((await email(['a@b.example'], order, 'estimator')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('tells of a mail that its server refuses whoever asked for it, administrators and its sender, with the way to the order [NOT-008 MSG-005]', async () => {
    const port = await freePort();
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    });
    smtp.listen(port, '127.0.0.1');
    const broken = await startApp({ template: 'base', env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    try {
      const put = async (statement: string, values: unknown[] = []) =>
        Number((await broken.database.pool.query<{ id: number }>(`${statement} returning id`, values)).rows[0]?.id);
      const vendor = await put("insert into vendor (name) values ('V')");
      const employee = await put("insert into employee (first_name, last_name) values ('A', 'B')");
      const id = await put(
        "insert into purchase_order (order_name, supplier_id, created_by_id, order_status_id) values ('Rush', $1, $2, 2)",
        [vendor, employee],
      );
      await broken.database.pool.query(
        "update app_user set is_email_transmission_failed_recipient = (email = 'office@trowel.test')",
      );
      const { data } = await broken.graphql<{ emailPurchaseOrder: { is_sent: boolean; response_text: string } }>(
        'warehouse',
        EMAIL,
        { id, emails: ['a@b.example'] },
      );
      expect(data?.emailPurchaseOrder.is_sent).toBe(true);
      const notices = () =>
        broken.database.pool
          .query(
            'select u.email, notification_text, action_url from notification n join app_user u on u.id = n.notified_user_id order by 1',
          )
          .then(({ rows }) => rows);
      await expect.poll(async () => (await notices()).length, { timeout: 10_000 }).toBe(3);
      expect(await notices()).toEqual(
        ['admin', 'office', 'warehouse'].map((account) => ({
          email: `${account}@trowel.test`,
          notification_text: expect.stringMatching(/^Email failed: Purchase order for #\d+ Rush\. .*no such mailbox/),
          action_url: `/purchaseOrder/${id}/edit`,
        })),
      );
    } finally {
      await broken.close();
      smtp.close();
    }
  });
});
