import { useCompanyLogo } from "./use-company-logo.ts";
import classes from "./outside.module.css";

/** The company's picture beside a title that says its name; nothing where it has none. */
export function CompanyLogo() {
  const logo = useCompanyLogo();
  return logo === "" ? null : <img src={logo} alt="" className={classes.logo} />;
}
