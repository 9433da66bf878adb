DROP INDEX "job_name_search_idx";--> statement-breakpoint
DROP INDEX "job_address_search_idx";--> statement-breakpoint
DROP INDEX "job_city_search_idx";--> statement-breakpoint
DROP INDEX "job_search_row_name_start_idx";--> statement-breakpoint
DROP INDEX "customer_company_name_search_idx";--> statement-breakpoint
DROP INDEX "customer_customer_no_search_idx";--> statement-breakpoint
DROP INDEX "customer_city_search_idx";--> statement-breakpoint
DROP INDEX "customer_contact_first_name_search_idx";--> statement-breakpoint
DROP INDEX "customer_contact_last_name_search_idx";--> statement-breakpoint
DROP INDEX "homeowner_first_name_search_idx";--> statement-breakpoint
DROP INDEX "homeowner_last_name_search_idx";--> statement-breakpoint
DROP INDEX "homeowner_phone_number_search_idx";--> statement-breakpoint
DROP INDEX "homeowner_secondary_phone_number_search_idx";--> statement-breakpoint
DROP INDEX "homeowner_email_address_search_idx";--> statement-breakpoint
DROP INDEX "homeowner_city_search_idx";--> statement-breakpoint
CREATE INDEX "customer_address_line_1_search_idx" ON "customer" USING gin (fold_text("address_line_1") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_zip_code_search_idx" ON "customer" USING gin (fold_text("zip_code") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_company_email_search_idx" ON "customer" USING gin (fold_text("company_email") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_schedule_contact_email_search_idx" ON "customer" USING gin (fold_text("schedule_contact_email") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_invoice_email_search_idx" ON "customer" USING gin (fold_text("invoice_email") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_pricing_email_search_idx" ON "customer" USING gin (fold_text("pricing_email") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_contact_email_address_search_idx" ON "customer_contact" USING gin (fold_text("email_address") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_mailing_address_search_idx" ON "homeowner" USING gin (fold_text("mailing_address") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_zip_code_search_idx" ON "homeowner" USING gin (fold_text("zip_code") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "job_search_row_words_start_idx" ON "job_search_row" USING btree (left("words", 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customer_company_name_search_idx" ON "customer" USING gin (fold_text("company_name") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_customer_no_search_idx" ON "customer" USING gin (fold_text("customer_no") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_city_search_idx" ON "customer" USING gin (fold_text("city") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_contact_first_name_search_idx" ON "customer_contact" USING gin (fold_text("first_name") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "customer_contact_last_name_search_idx" ON "customer_contact" USING gin (fold_text("last_name") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_first_name_search_idx" ON "homeowner" USING gin (fold_text("first_name") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_last_name_search_idx" ON "homeowner" USING gin (fold_text("last_name") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_phone_number_search_idx" ON "homeowner" USING gin (fold_text("phone_number") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_secondary_phone_number_search_idx" ON "homeowner" USING gin (fold_text("secondary_phone_number") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_email_address_search_idx" ON "homeowner" USING gin (fold_text("email_address") gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "homeowner_city_search_idx" ON "homeowner" USING gin (fold_text("city") gin_trgm_ops) WITH (gin_pending_list_limit=128);