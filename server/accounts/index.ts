export { type Accounts, currentUser, openAccounts } from "./accounts";
export type { Person } from "./people";
export { type Role, roleSchema, type User } from "./user";
