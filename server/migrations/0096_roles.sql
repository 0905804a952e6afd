-- Roles between Admin and Employee, which keep their names and their meaning: an Admin is what the office calls
-- the owner, an Employee is one of the crew. A server of the release before takes any other role for an Employee.
ALTER TABLE staff DROP CONSTRAINT staff_role_check;
ALTER TABLE staff ADD CONSTRAINT staff_role_check
  CHECK (role IN ('Admin', 'Office', 'CrewLead', 'Employee', 'Accountant'));
