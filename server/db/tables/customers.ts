import { sql } from 'drizzle-orm';
import { index, pgTable, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  audit,
  clientId,
  email,
  flag,
  id,
  image,
  longText,
  phone,
  postalCode,
  reference,
  softDelete,
  stateCode,
  text,
  url,
} from '../columns';
import { emailPattern, notBlank, phonePattern, storedImage, textLength } from '../checks';
import { searchIndex, trigramIndex } from '../trigramIndex';

/** Phone numbers are found by their digits, however they are typed: as `digitsSql` says them. */
const byDigits = (table: string, column: AnyPgColumn) =>
  trigramIndex(`${table}_${column.name}_digits_idx`, sql`regexp_replace(${column}, '\\D', '', 'g')`);

/** A builder [BLDR-002]. One special row, "Homeowner", stands for the jobs of homeowners [BLDR-012]. */
export const customer = pgTable(
  'customer',
  {
    id: id(),
    company_name: text().notNull(),
    customer_no: text({ max: 50 }),
    invoice_email: email(),
    company_email: email(),
    schedule_contact_email: email(),
    pricing_email: email(),
    web_page: url(),
    address_line_1: text(),
    address_line_2: text(),
    address_line_3: text(),
    city: text({ max: 100 }),
    state: stateCode(),
    zip_code: postalCode(),
    business_phone: phone({ extension: 'telephone_ext' }),
    telephone_ext: text({ max: 10 }),
    fax_number: phone(),
    note: longText(),
    is_active: flag().default(true),
    is_invoice_by_email: flag(),
    is_invoice_by_fax: flag(),
    is_invoice_by_mail: flag(),
    is_credit_app: flag(),
    profile_upload: image({ label: 'Picture' }),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('customer_company_name_idx')
      .on(table.company_name, table.id)
      .where(sql`${table.deleted_at} is null`),
    // A search is answered by indexes only when every column that it looks into has one.
    searchIndex('customer', table.company_name),
    searchIndex('customer', table.customer_no),
    byDigits('customer', table.business_phone),
    searchIndex('customer', table.city),
    searchIndex('customer', table.address_line_1),
    searchIndex('customer', table.zip_code),
    searchIndex('customer', table.company_email),
    searchIndex('customer', table.schedule_contact_email),
    searchIndex('customer', table.invoice_email),
    searchIndex('customer', table.pricing_email),
    notBlank('customer', table.company_name),
    textLength('customer', table.state, 0, 2),
    textLength('customer', table.zip_code, 5, 10),
    emailPattern('customer', table.invoice_email),
    emailPattern('customer', table.company_email),
    emailPattern('customer', table.schedule_contact_email),
    emailPattern('customer', table.pricing_email),
    phonePattern('customer', table.business_phone),
    phonePattern('customer', table.fax_number),
    storedImage('customer', table.profile_upload),
  ],
);

/** A person at a builder, offered as company supervisor of that builder's jobs [BLDR-003 BLDR-011]. */
export const customerContact = pgTable(
  'customer_contact',
  {
    id: id(),
    customer_id: reference(() => customer.id, 'cascade').notNull(),
    first_name: text({ max: 100 }).notNull(),
    last_name: text({ max: 100 }),
    phone_number: phone(),
    email_address: email(),
    position: text({ max: 100 }),
    ...audit(),
  },
  (table) => [
    // The target of the job's rule that its supervisor is a contact of its own company.
    unique('customer_contact_customer_id_id_key').on(table.customer_id, table.id),
    index('customer_contact_name_idx').on(table.last_name, table.first_name),
    searchIndex('customer_contact', table.first_name),
    searchIndex('customer_contact', table.last_name),
    searchIndex('customer_contact', table.email_address),
    byDigits('customer_contact', table.phone_number),
    notBlank('customer_contact', table.first_name),
    phonePattern('customer_contact', table.phone_number),
    emailPattern('customer_contact', table.email_address),
  ],
);

/** A private customer [HOM-002]; may be made offline. */
export const homeowner = pgTable(
  'homeowner',
  {
    id: id(),
    client_id: clientId().unique('homeowner_client_id_key'),
    first_name: text({ max: 100 }).notNull(),
    last_name: text({ max: 100 }),
    phone_number: phone(),
    secondary_phone_number: phone(),
    email_address: email(),
    mailing_address: text(),
    city: text({ max: 100 }),
    state: stateCode(),
    zip_code: postalCode(),
    fax_number: phone(),
    note: longText(),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('homeowner_name_idx')
      .on(table.last_name, table.first_name, table.id)
      .where(sql`${table.deleted_at} is null`),
    searchIndex('homeowner', table.first_name),
    searchIndex('homeowner', table.last_name),
    searchIndex('homeowner', table.phone_number),
    searchIndex('homeowner', table.secondary_phone_number),
    byDigits('homeowner', table.phone_number),
    byDigits('homeowner', table.secondary_phone_number),
    searchIndex('homeowner', table.email_address),
    searchIndex('homeowner', table.city),
    searchIndex('homeowner', table.mailing_address),
    searchIndex('homeowner', table.zip_code),
    notBlank('homeowner', table.first_name),
    textLength('homeowner', table.state, 0, 2),
    textLength('homeowner', table.zip_code, 5, 10),
    phonePattern('homeowner', table.phone_number),
    phonePattern('homeowner', table.secondary_phone_number),
    phonePattern('homeowner', table.fax_number),
    emailPattern('homeowner', table.email_address),
  ],
);
