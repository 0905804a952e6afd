-- Makes sending the contact form again within a few minutes idempotent: one message, one lead, one mail.

ALTER TABLE leads ADD COLUMN form_key uuid UNIQUE;
