ALTER TABLE "job_search_row" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "job_search_row" ADD COLUMN "phones" text;--> statement-breakpoint
ALTER TABLE "job_search_row" ADD COLUMN "record_phones" text;--> statement-breakpoint
CREATE INDEX "customer_business_phone_digits_idx" ON "customer" USING gin (regexp_replace("business_phone", '\D', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_contact_phone_number_digits_idx" ON "customer_contact" USING gin (regexp_replace("phone_number", '\D', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "homeowner_phone_number_digits_idx" ON "homeowner" USING gin (regexp_replace("phone_number", '\D', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "homeowner_secondary_phone_number_digits_idx" ON "homeowner" USING gin (regexp_replace("secondary_phone_number", '\D', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_row_words_search_idx" ON "job_search_row" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_row_phones_search_idx" ON "job_search_row" USING gin ("phones" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_row_record_phones_search_idx" ON "job_search_row" USING gin ("record_phones" gin_trgm_ops);