-- E-mail keys have their domains in Punycode now. The server fills these keys at its next start, the oldest account first
-- (api/src/modules/user/email-keys/fill-email-keys.ts). Earlier servers compute other keys.
update users set email_key = null where email_key ~ '@.*([^\x01-\x7f]|xn--)';
