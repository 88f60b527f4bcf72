declare module "*.json?paths" {
  const paths: Record<string, string>;
  export default paths;
}
