-- Whose services a login calls its own. No reference, as for working hours: an employee that is deleted can be put back for
-- 30 days, and has its login again then. A server of the release before leaves it alone.
ALTER TABLE staff ADD COLUMN employee_id integer CONSTRAINT staff_employee UNIQUE;
