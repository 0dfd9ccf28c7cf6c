// Made by schemas/generate.mjs from the JSON Schemas. Edit those, then run `npm run generate`.

export const validatePack = validate22;
const schema7 = {"type":"object","properties":{"kind":{"type":"string","const":"pack"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"version":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(0|[1-9][0-9]*)[.](0|[1-9][0-9]*)[.](0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?([+][0-9A-Za-z.-]+)?$"},"licence":{"$ref":"#/$defs/shared--12"},"authors":{"type":"array","items":{"$ref":"#/$defs/shared--12"},"maxItems":40},"description":{"$ref":"#/$defs/shared--2"},"ruleset":{"$ref":"#/$defs/shared--5"},"depends":{"type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/$defs/shared--5"},"version":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[0-9xX*.^~<>=| -]+$"}},"required":["id"],"additionalProperties":false},"maxItems":20}},"required":["kind","id","name","version","licence"],"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = (text) => {
  let length = 0
  for (const _ of text) length += 1
  return length
};
const schema8 = {"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64};
const pattern0 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern0.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","minLength":1,"maxLength":120};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"const":true,"type":"boolean"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(true !== data){
const err1 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"const":true,"type":"boolean"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(true !== data){
const err1 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","minLength":1,"maxLength":2000};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 2000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/common--source"},"maxProperties":400};
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$", "u");
const schema14 = {"type":"object","discriminator":{"propertyName":"from"},"oneOf":[{"$ref":"#/$defs/common--source-rule"},{"$ref":"#/$defs/common--source-web"},{"$ref":"#/$defs/common--source-publication"},{"$ref":"#/$defs/common--source-estimate"},{"$ref":"#/$defs/common--source-missing"}]};
const schema15 = {"type":"object","properties":{"from":{"type":"string","const":"rule"},"rule":{"$ref":"#/$defs/shared--0"},"grade":{"$ref":"#/$defs/shared--1"},"why":{"$ref":"#/$defs/shared--2"}},"required":["from","rule","grade"],"additionalProperties":false};
const schema16 = {"type":"string","pattern":"^[A-Za-z0-9]+([. -][A-Za-z0-9]+)*$","maxLength":64};
const pattern2 = new RegExp("^[A-Za-z0-9]+([. -][A-Za-z0-9]+)*$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]+([. -][A-Za-z0-9]+)*$"},message:"must match pattern \""+"^[A-Za-z0-9]+([. -][A-Za-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["stated","implied","bound"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "stated") || (data === "implied")) || (data === "bound"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grade === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grade"},message:"must have required property '"+"grade"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "from") || (key0 === "rule")) || (key0 === "grade")) || (key0 === "why"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("rule" !== data0){
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/const",keyword:"const",params:{allowedValue: "rule"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rule !== undefined){
if(!(validate36(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.grade !== undefined){
if(!(validate38(data.grade, {instancePath:instancePath+"/grade",parentData:data,parentDataProperty:"grade",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.why !== undefined){
if(!(validate31(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","properties":{"from":{"type":"string","const":"web"},"url":{"type":"string","minLength":1,"maxLength":500,"pattern":"^https?://[^\\s]+$"},"title":{"$ref":"#/$defs/shared--3"},"grade":{"$ref":"#/$defs/shared--1"},"why":{"$ref":"#/$defs/shared--2"}},"required":["from","url","title","grade"],"additionalProperties":false};
const pattern3 = new RegExp("^https?://[^\\s]+$", "u");
const schema19 = {"type":"string","minLength":1,"maxLength":200};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.grade === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grade"},message:"must have required property '"+"grade"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "url")) || (key0 === "title")) || (key0 === "grade")) || (key0 === "why"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("web" !== data0){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/const",keyword:"const",params:{allowedValue: "web"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func3(data1) > 500){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func3(data1) < 1){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern3.test(data1)){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s]+$"},message:"must match pattern \""+"^https?://[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate42(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.grade !== undefined){
if(!(validate38(data.grade, {instancePath:instancePath+"/grade",parentData:data,parentDataProperty:"grade",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.why !== undefined){
if(!(validate31(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","properties":{"from":{"type":"string","const":"publication"},"publication":{"$ref":"#/$defs/shared--4"},"grade":{"$ref":"#/$defs/shared--1"},"why":{"$ref":"#/$defs/shared--2"}},"required":["from","publication","grade"],"additionalProperties":false};
const schema21 = {"type":"string","minLength":1,"maxLength":300};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 300){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.publication === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publication"},message:"must have required property '"+"publication"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grade === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grade"},message:"must have required property '"+"grade"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "from") || (key0 === "publication")) || (key0 === "grade")) || (key0 === "why"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("publication" !== data0){
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/const",keyword:"const",params:{allowedValue: "publication"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.publication !== undefined){
if(!(validate47(data.publication, {instancePath:instancePath+"/publication",parentData:data,parentDataProperty:"publication",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.grade !== undefined){
if(!(validate38(data.grade, {instancePath:instancePath+"/grade",parentData:data,parentDataProperty:"grade",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.why !== undefined){
if(!(validate31(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","properties":{"from":{"type":"string","const":"estimate"},"method":{"$ref":"#/$defs/shared--2"},"estimator":{"$ref":"#/$defs/shared--5"}},"required":["from","method"],"additionalProperties":false};
const schema23 = {"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern0.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.method === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "method")) || (key0 === "estimator"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("estimate" !== data0){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/const",keyword:"const",params:{allowedValue: "estimate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.method !== undefined){
if(!(validate31(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.estimator !== undefined){
if(!(validate53(data.estimator, {instancePath:instancePath+"/estimator",parentData:data,parentDataProperty:"estimator",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","properties":{"from":{"type":"string","const":"missing"},"lost":{"$ref":"#/$defs/shared--2"}},"required":["from","lost"],"additionalProperties":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lost === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "lost"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("missing" !== data0){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/const",keyword:"const",params:{allowedValue: "missing"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lost !== undefined){
if(!(validate31(data.lost, {instancePath:instancePath+"/lost",parentData:data,parentDataProperty:"lost",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.from;
if(typeof tag0 == "string"){
if(tag0 === "rule"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web"){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
else if(tag0 === "publication"){
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
else if(tag0 === "estimate"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
else if(tag0 === "missing"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "from", tagValue: tag0},message:"value of tag \"from\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "from", tagValue: tag0},message:"tag \"from\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 400){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 400},message:"must NOT have more than 400 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func3(key0) > 64){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern1.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
if(!(validate34(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^(0|[1-9][0-9]*)[.](0|[1-9][0-9]*)[.](0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?([+][0-9A-Za-z.-]+)?$", "u");
const pattern6 = new RegExp("^[0-9xX*.^~<>=| -]+$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.licence === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licence"},message:"must have required property '"+"licence"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("pack" !== data0){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "pack"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
let data7 = data.version;
if(typeof data7 === "string"){
if(func3(data7) > 64){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func3(data7) < 1){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern5.test(data7)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)[.](0|[1-9][0-9]*)[.](0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?([+][0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)[.](0|[1-9][0-9]*)[.](0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?([+][0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.licence !== undefined){
if(!(validate25(data.licence, {instancePath:instancePath+"/licence",parentData:data,parentDataProperty:"licence",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.authors !== undefined){
let data9 = data.authors;
if(Array.isArray(data9)){
if(data9.length > 40){
const err12 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data9[i0], {instancePath:instancePath+"/authors/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.description !== undefined){
if(!(validate31(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.ruleset !== undefined){
if(!(validate53(data.ruleset, {instancePath:instancePath+"/ruleset",parentData:data,parentDataProperty:"ruleset",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.depends !== undefined){
let data13 = data.depends;
if(Array.isArray(data13)){
if(data13.length > 20){
const err14 = {instancePath:instancePath+"/depends",schemaPath:"#/properties/depends/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err15 = {instancePath:instancePath+"/depends/" + i1,schemaPath:"#/properties/depends/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data14){
if(!((key1 === "id") || (key1 === "version"))){
const err16 = {instancePath:instancePath+"/depends/" + i1,schemaPath:"#/properties/depends/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data14.id !== undefined){
if(!(validate53(data14.id, {instancePath:instancePath+"/depends/" + i1+"/id",parentData:data14,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data14.version !== undefined){
let data16 = data14.version;
if(typeof data16 === "string"){
if(func3(data16) > 64){
const err17 = {instancePath:instancePath+"/depends/" + i1+"/version",schemaPath:"#/properties/depends/items/properties/version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func3(data16) < 1){
const err18 = {instancePath:instancePath+"/depends/" + i1+"/version",schemaPath:"#/properties/depends/items/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern6.test(data16)){
const err19 = {instancePath:instancePath+"/depends/" + i1+"/version",schemaPath:"#/properties/depends/items/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9xX*.^~<>=| -]+$"},message:"must match pattern \""+"^[0-9xX*.^~<>=| -]+$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/depends/" + i1+"/version",schemaPath:"#/properties/depends/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/depends/" + i1,schemaPath:"#/properties/depends/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/depends",schemaPath:"#/properties/depends/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const validateRuleset = validate69;
const schema25 = {"type":"object","discriminator":{"propertyName":"system"},"oneOf":[{"$ref":"#/$defs/ruleset--ruleset-wild-blue"}]};
const schema26 = {"type":"object","properties":{"kind":{"type":"string","const":"ruleset"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"system":{"type":"string","const":"wild-blue"},"version":{"$ref":"#/$defs/shared--21"},"deck":{"$ref":"#/$defs/shared--5"},"rule-index":{"$ref":"#/$defs/shared--5"},"sides":{"type":"array","items":{"$ref":"#/$defs/ruleset--side-entry"},"maxItems":8,"minItems":2},"nations":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--nation-entry"},"maxProperties":200},"services":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--service-entry"},"maxProperties":200},"altitudes":{"type":"array","items":{"$ref":"#/$defs/ruleset--altitude-entry"},"maxItems":12},"positions":{"type":"array","items":{"$ref":"#/$defs/ruleset--position-entry"},"maxItems":12},"roles":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--role-entry"},"maxProperties":20},"ratings":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--rating-entry"},"maxProperties":200},"traits":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--trait-entry"},"maxProperties":200},"counters":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--counter-entry"},"maxProperties":200},"special-hits":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--special-hit-entry"},"maxProperties":20},"actions":{"$ref":"#/$defs/shared--22"},"moments":{"$ref":"#/$defs/shared--22"},"sequence":{"type":"array","items":{"$ref":"#/$defs/ruleset--step-entry"},"maxItems":40},"modifiers":{"type":"array","items":{"$ref":"#/$defs/common--modifier"},"maxItems":200},"permit":{"$ref":"#/$defs/common--action-rules"},"forbid":{"$ref":"#/$defs/common--action-rules"},"scoring":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--score-entry"},"maxProperties":200},"options":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--option"},"maxProperties":200},"tables":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--5"},"maxProperties":40},"dogfight":{"type":"object","properties":{"turns":{"type":"integer","minimum":1,"maximum":99},"opening-hand":{"$ref":"#/$defs/shared--23"},"promoted-hand":{"$ref":"#/$defs/shared--23"},"promoted-counters":{"$ref":"#/$defs/shared--23"},"draw-limit":{"$ref":"#/$defs/shared--23"},"hand-limit":{"$ref":"#/$defs/shared--23"},"attacking-mini-hand":{"$ref":"#/$defs/shared--23"},"defending-mini-hand":{"$ref":"#/$defs/shared--23"},"thrust-counter":{"$ref":"#/$defs/shared--5"},"first-unit-skips":{"$ref":"#/$defs/shared--25"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["turns","opening-hand","promoted-hand","draw-limit","hand-limit","attacking-mini-hand","defending-mini-hand"],"additionalProperties":false},"altitude":{"type":"object","properties":{"levels-per-step":{"$ref":"#/$defs/shared--26"},"climb-discard":{"$ref":"#/$defs/shared--26"},"dive-draw":{"$ref":"#/$defs/shared--26"},"follow-cost":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--26"},"maxProperties":12},"start-when":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--8"},"maxProperties":12},"position-after-change":{"$ref":"#/$defs/shared--5"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["levels-per-step","climb-discard","dive-draw","follow-cost","position-after-change"],"additionalProperties":false},"firing":{"type":"object","properties":{"heavy-gun-bursts":{"$ref":"#/$defs/shared--26"},"heavy-gun-hits":{"$ref":"#/$defs/shared--11"},"heavy-gun-families":{"$ref":"#/$defs/shared--25"},"fire-families":{"$ref":"#/$defs/shared--25"},"largest-position-bonus":{"$ref":"#/$defs/shared--26"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["heavy-gun-bursts","heavy-gun-hits","heavy-gun-families","fire-families"],"additionalProperties":false},"agile":{"type":"object","properties":{"plays-as":{"$ref":"#/$defs/shared--5"},"uses":{"$ref":"#/$defs/shared--26"},"roles":{"$ref":"#/$defs/shared--25"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["plays-as","uses","roles"],"additionalProperties":false},"balance":{"type":"object","properties":{"value-per-skill":{"$ref":"#/$defs/shared--11"},"points-per-value":{"$ref":"#/$defs/shared--11"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["value-per-skill","points-per-value"],"additionalProperties":false},"class-defaults":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"type":"object","properties":{"ceiling":{"$ref":"#/$defs/shared--5"},"engines":{"$ref":"#/$defs/shared--27"},"speed":{"$ref":"#/$defs/shared--11"},"formation-size":{"$ref":"#/$defs/shared--26"},"rules":{"$ref":"#/$defs/common--rules"}},"required":[],"additionalProperties":false},"maxProperties":20}},"required":["kind","id","system","name","sides","nations","altitudes","positions","roles","ratings","sequence","scoring","dogfight","altitude","firing","agile"],"additionalProperties":false};
const schema27 = {"type":"string","minLength":1,"maxLength":60};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","properties":{"id":{"$ref":"#/$defs/shared--5"},"name":{"$ref":"#/$defs/shared--13"},"colour":{"type":"string","enum":["blue","red"]}},"required":["id","name","colour"],"additionalProperties":false};
const schema29 = {"type":"string","minLength":1,"maxLength":80};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.colour === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colour"},message:"must have required property '"+"colour"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "colour"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.colour !== undefined){
let data2 = data.colour;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "blue") || (data2 === "red"))){
const err5 = {instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/enum",keyword:"enum",params:{allowedValues: schema28.properties.colour.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"side":{"$ref":"#/$defs/shared--5"},"code":{"type":"string","minLength":1,"maxLength":4},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name","side","code"],"additionalProperties":false};
const schema31 = {"type":"array","items":{"$ref":"#/$defs/shared--0"},"maxItems":40};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 40){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"string","minLength":1,"maxLength":500};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.side === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "side")) || (key0 === "code")) || (key0 === "rules")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate53(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func3(data2) > 4){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func3(data2) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"nation":{"$ref":"#/$defs/shared--5"},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name","nation"],"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nation"},message:"must have required property '"+"nation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "nation")) || (key0 === "rules")) || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate53(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","properties":{"id":{"$ref":"#/$defs/shared--5"},"name":{"$ref":"#/$defs/shared--13"},"abbreviation":{"$ref":"#/$defs/shared--15"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["id","name","abbreviation"],"additionalProperties":false};
const schema35 = {"type":"string","minLength":1,"maxLength":8};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 8){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.abbreviation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "abbreviation"},message:"must have required property '"+"abbreviation"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "abbreviation")) || (key0 === "rules"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.abbreviation !== undefined){
if(!(validate104(data.abbreviation, {instancePath:instancePath+"/abbreviation",parentData:data,parentDataProperty:"abbreviation",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","properties":{"id":{"$ref":"#/$defs/shared--5"},"name":{"$ref":"#/$defs/shared--13"},"opposite":{"$ref":"#/$defs/shared--5"},"fires":{"type":"string","enum":["bursts","gunner","none"]},"burst-bonus":{"$ref":"#/$defs/shared--16"},"engaged":{"type":"boolean"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["id","name","opposite","fires"],"additionalProperties":false};
const schema37 = {"type":"integer","minimum":-9,"maximum":9};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < -9 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9},message:"must be >= -9"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate112.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.opposite === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opposite"},message:"must have required property '"+"opposite"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fires === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fires"},message:"must have required property '"+"fires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "opposite")) || (key0 === "fires")) || (key0 === "burst-bonus")) || (key0 === "engaged")) || (key0 === "rules"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.opposite !== undefined){
if(!(validate53(data.opposite, {instancePath:instancePath+"/opposite",parentData:data,parentDataProperty:"opposite",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.fires !== undefined){
let data3 = data.fires;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/fires",schemaPath:"#/properties/fires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "bursts") || (data3 === "gunner")) || (data3 === "none"))){
const err6 = {instancePath:instancePath+"/fires",schemaPath:"#/properties/fires/enum",keyword:"enum",params:{allowedValues: schema36.properties.fires.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["burst-bonus"] !== undefined){
if(!(validate112(data["burst-bonus"], {instancePath:instancePath+"/burst-bonus",parentData:data,parentDataProperty:"burst-bonus",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.engaged !== undefined){
if(typeof data.engaged !== "boolean"){
const err7 = {instancePath:instancePath+"/engaged",schemaPath:"#/properties/engaged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name"],"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "rules")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"abbreviation":{"$ref":"#/$defs/shared--15"},"of":{"$ref":"#/$defs/shared--17"},"floor":{"$ref":"#/$defs/shared--18"},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name"],"additionalProperties":false};
const schema40 = {"type":"array","items":{"$ref":"#/$defs/shared--5"},"maxItems":12};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"integer","minimum":-99,"maximum":99};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 99 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < -99 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -99},message:"must be >= -99"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate127.errors = vErrors;
return errors === 0;
}


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "abbreviation")) || (key0 === "of")) || (key0 === "floor")) || (key0 === "rules")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.abbreviation !== undefined){
if(!(validate104(data.abbreviation, {instancePath:instancePath+"/abbreviation",parentData:data,parentDataProperty:"abbreviation",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate124(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data.floor !== undefined){
if(!(validate127(data.floor, {instancePath:instancePath+"/floor",parentData:data,parentDataProperty:"floor",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"numbered":{"type":"boolean"},"effects":{"$ref":"#/$defs/common--effects"},"lost-when-damaged":{"type":"boolean"},"of":{"$ref":"#/$defs/shared--17"},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name"],"additionalProperties":false};
const schema43 = {"type":"object","properties":{"modifiers":{"type":"array","items":{"$ref":"#/$defs/common--modifier"},"maxItems":60},"permit":{"$ref":"#/$defs/common--action-rules"},"forbid":{"$ref":"#/$defs/common--action-rules"},"scoring":{"type":"array","items":{"$ref":"#/$defs/common--score-change"},"maxItems":40},"counters":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--11"},"maxProperties":20},"draw-extra":{"type":"array","items":{"$ref":"#/$defs/common--extra-draw"},"maxItems":20}},"required":[],"additionalProperties":false};
const schema44 = {"type":"object","properties":{"rule":{"$ref":"#/$defs/shared--0"},"rating":{"$ref":"#/$defs/shared--5"},"add":{"$ref":"#/$defs/shared--6"},"set":{"$ref":"#/$defs/shared--6"},"multiply":{"$ref":"#/$defs/shared--9"},"rounding":{"$ref":"#/$defs/shared--10"},"at-least":{"$ref":"#/$defs/shared--6"},"at-most":{"$ref":"#/$defs/shared--6"},"when":{"$ref":"#/$defs/shared--8"},"note":{"$ref":"#/$defs/shared--4"}},"required":["rating"],"additionalProperties":false};
const schema45 = {"oneOf":[{"$ref":"#/$defs/shared--7"},{"$ref":"#/$defs/shared--8"}]};
const schema46 = {"type":"integer","minimum":-99,"maximum":999};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < -99 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -99},message:"must be >= -99"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate139.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"string","minLength":1,"maxLength":400};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate138.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"number","minimum":0,"maximum":10};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 10 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"string","enum":["half-up","half-down","up","down"]};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "half-up") || (data === "half-down")) || (data === "up")) || (data === "down"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rating === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rating"},message:"must have required property '"+"rating"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema44.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rule !== undefined){
if(!(validate36(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.rating !== undefined){
if(!(validate53(data.rating, {instancePath:instancePath+"/rating",parentData:data,parentDataProperty:"rating",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.add !== undefined){
if(!(validate138(data.add, {instancePath:instancePath+"/add",parentData:data,parentDataProperty:"add",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.set !== undefined){
if(!(validate138(data.set, {instancePath:instancePath+"/set",parentData:data,parentDataProperty:"set",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.multiply !== undefined){
if(!(validate145(data.multiply, {instancePath:instancePath+"/multiply",parentData:data,parentDataProperty:"multiply",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data.rounding !== undefined){
if(!(validate147(data.rounding, {instancePath:instancePath+"/rounding",parentData:data,parentDataProperty:"rounding",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data["at-least"] !== undefined){
if(!(validate138(data["at-least"], {instancePath:instancePath+"/at-least",parentData:data,parentDataProperty:"at-least",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data["at-most"] !== undefined){
if(!(validate138(data["at-most"], {instancePath:instancePath+"/at-most",parentData:data,parentDataProperty:"at-most",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate47(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"array","items":{"oneOf":[{"$ref":"#/$defs/shared--5"},{"$ref":"#/$defs/common--action-rule"}]},"maxItems":60};
const schema51 = {"type":"object","properties":{"action":{"$ref":"#/$defs/shared--5"},"when":{"$ref":"#/$defs/shared--8"},"rule":{"$ref":"#/$defs/shared--0"},"note":{"$ref":"#/$defs/shared--4"}},"required":["action"],"additionalProperties":false};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "when")) || (key0 === "rule")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.action !== undefined){
if(!(validate53(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate36(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate47(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 60){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs2 = errors;
let valid2 = false;
let passing0 = null;
const _errs3 = errors;
if(!(validate53(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs4 = errors;
if(!(validate156(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"object","properties":{"score":{"$ref":"#/$defs/shared--5"},"multiply":{"$ref":"#/$defs/shared--9"},"add":{"$ref":"#/$defs/shared--6"},"set":{"$ref":"#/$defs/shared--6"},"rounding":{"$ref":"#/$defs/shared--10"},"for":{"$ref":"#/$defs/shared--5"},"when":{"$ref":"#/$defs/shared--8"},"rule":{"$ref":"#/$defs/shared--0"},"note":{"$ref":"#/$defs/shared--4"}},"required":["score"],"additionalProperties":false};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema52.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.score !== undefined){
if(!(validate53(data.score, {instancePath:instancePath+"/score",parentData:data,parentDataProperty:"score",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.multiply !== undefined){
if(!(validate145(data.multiply, {instancePath:instancePath+"/multiply",parentData:data,parentDataProperty:"multiply",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data.add !== undefined){
if(!(validate138(data.add, {instancePath:instancePath+"/add",parentData:data,parentDataProperty:"add",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.set !== undefined){
if(!(validate138(data.set, {instancePath:instancePath+"/set",parentData:data,parentDataProperty:"set",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.rounding !== undefined){
if(!(validate147(data.rounding, {instancePath:instancePath+"/rounding",parentData:data,parentDataProperty:"rounding",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate53(data.for, {instancePath:instancePath+"/for",parentData:data,parentDataProperty:"for",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate36(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate47(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"integer","minimum":0,"maximum":20};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 20 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate175.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":"object","properties":{"at":{"$ref":"#/$defs/shared--5"},"cards":{"$ref":"#/$defs/shared--6"},"when":{"$ref":"#/$defs/shared--8"},"rule":{"$ref":"#/$defs/shared--0"}},"required":["at","cards"],"additionalProperties":false};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "at") || (key0 === "cards")) || (key0 === "when")) || (key0 === "rule"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.at !== undefined){
if(!(validate53(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.cards !== undefined){
if(!(validate138(data.cards, {instancePath:instancePath+"/cards",parentData:data,parentDataProperty:"cards",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate36(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "modifiers") || (key0 === "permit")) || (key0 === "forbid")) || (key0 === "scoring")) || (key0 === "counters")) || (key0 === "draw-extra"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.modifiers !== undefined){
let data0 = data.modifiers;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate135(data0[i0], {instancePath:instancePath+"/modifiers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.permit !== undefined){
if(!(validate154(data.permit, {instancePath:instancePath+"/permit",parentData:data,parentDataProperty:"permit",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.forbid !== undefined){
if(!(validate154(data.forbid, {instancePath:instancePath+"/forbid",parentData:data,parentDataProperty:"forbid",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.scoring !== undefined){
let data4 = data.scoring;
if(Array.isArray(data4)){
if(data4.length > 40){
const err3 = {instancePath:instancePath+"/scoring",schemaPath:"#/properties/scoring/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate164(data4[i1], {instancePath:instancePath+"/scoring/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/scoring",schemaPath:"#/properties/scoring/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.counters !== undefined){
let data6 = data.counters;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 20){
const err5 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data6){
const _errs12 = errors;
if(typeof key1 === "string"){
if(func3(key1) > 64){
const err6 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(key1)){
const err7 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid5 = _errs12 === errors;
if(!valid5){
const err8 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data6){
if(!(validate175(data6[key2], {instancePath:instancePath+"/counters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["draw-extra"] !== undefined){
let data8 = data["draw-extra"];
if(Array.isArray(data8)){
if(data8.length > 20){
const err10 = {instancePath:instancePath+"/draw-extra",schemaPath:"#/properties/draw-extra/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate177(data8[i2], {instancePath:instancePath+"/draw-extra/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/draw-extra",schemaPath:"#/properties/draw-extra/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "numbered")) || (key0 === "effects")) || (key0 === "lost-when-damaged")) || (key0 === "of")) || (key0 === "rules")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.numbered !== undefined){
if(typeof data.numbered !== "boolean"){
const err2 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.effects !== undefined){
if(!(validate134(data.effects, {instancePath:instancePath+"/effects",parentData:data,parentDataProperty:"effects",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data["lost-when-damaged"] !== undefined){
if(typeof data["lost-when-damaged"] !== "boolean"){
const err3 = {instancePath:instancePath+"/lost-when-damaged",schemaPath:"#/properties/lost-when-damaged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.of !== undefined){
if(!(validate124(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"plays-as":{"$ref":"#/$defs/shared--5"},"pays-discards":{"type":"boolean"},"even-when-loaded":{"type":"boolean"},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name"],"additionalProperties":false};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "plays-as")) || (key0 === "pays-discards")) || (key0 === "even-when-loaded")) || (key0 === "rules")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data["plays-as"] !== undefined){
if(!(validate53(data["plays-as"], {instancePath:instancePath+"/plays-as",parentData:data,parentDataProperty:"plays-as",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["pays-discards"] !== undefined){
if(typeof data["pays-discards"] !== "boolean"){
const err2 = {instancePath:instancePath+"/pays-discards",schemaPath:"#/properties/pays-discards/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["even-when-loaded"] !== undefined){
if(typeof data["even-when-loaded"] !== "boolean"){
const err3 = {instancePath:instancePath+"/even-when-loaded",schemaPath:"#/properties/even-when-loaded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"hits":{"oneOf":[{"$ref":"#/$defs/shared--19"},{"$ref":"#/$defs/shared--8"}]},"destroys":{"$ref":"#/$defs/shared--8"},"counter":{"$ref":"#/$defs/shared--5"},"leaves-formation":{"type":"boolean"},"effects":{"$ref":"#/$defs/common--effects"},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name"],"additionalProperties":false};
const schema57 = {"type":"integer","minimum":0,"maximum":60};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 60 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate196.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "hits")) || (key0 === "destroys")) || (key0 === "counter")) || (key0 === "leaves-formation")) || (key0 === "effects")) || (key0 === "rules")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.hits !== undefined){
let data1 = data.hits;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate196(data1, {instancePath:instancePath+"/hits",parentData:data,parentDataProperty:"hits",rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate141(data1, {instancePath:instancePath+"/hits",parentData:data,parentDataProperty:"hits",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err2 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.destroys !== undefined){
if(!(validate141(data.destroys, {instancePath:instancePath+"/destroys",parentData:data,parentDataProperty:"destroys",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.counter !== undefined){
if(!(validate53(data.counter, {instancePath:instancePath+"/counter",parentData:data,parentDataProperty:"counter",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["leaves-formation"] !== undefined){
if(typeof data["leaves-formation"] !== "boolean"){
const err3 = {instancePath:instancePath+"/leaves-formation",schemaPath:"#/properties/leaves-formation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.effects !== undefined){
if(!(validate134(data.effects, {instancePath:instancePath+"/effects",parentData:data,parentDataProperty:"effects",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/ruleset--word-entry"},"maxProperties":200};
const schema59 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"abbreviation":{"$ref":"#/$defs/shared--15"},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name"],"additionalProperties":false};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "abbreviation")) || (key0 === "rules")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.abbreviation !== undefined){
if(!(validate104(data.abbreviation, {instancePath:instancePath+"/abbreviation",parentData:data,parentDataProperty:"abbreviation",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func3(key0) > 64){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
if(!(validate206(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}

const schema60 = {"type":"object","properties":{"id":{"$ref":"#/$defs/shared--5"},"name":{"$ref":"#/$defs/shared--13"},"scope":{"type":"string","enum":["unit","game-turn"]},"phases":{"$ref":"#/$defs/shared--17"},"when":{"$ref":"#/$defs/shared--8"},"skipped-when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["id","name","scope"],"additionalProperties":false};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scope === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "scope")) || (key0 === "phases")) || (key0 === "when")) || (key0 === "skipped-when")) || (key0 === "rules"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
let data2 = data.scope;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "unit") || (data2 === "game-turn"))){
const err5 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema60.properties.scope.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.phases !== undefined){
if(!(validate124(data.phases, {instancePath:instancePath+"/phases",parentData:data,parentDataProperty:"phases",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data["skipped-when"] !== undefined){
if(!(validate141(data["skipped-when"], {instancePath:instancePath+"/skipped-when",parentData:data,parentDataProperty:"skipped-when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"points":{"$ref":"#/$defs/shared--6"},"for":{"type":"string","enum":["enemy","owner"]},"when":{"$ref":"#/$defs/shared--8"},"supersedes":{"type":"array","items":{"$ref":"#/$defs/shared--5"},"maxItems":20},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--14"}},"required":["name","points"],"additionalProperties":false};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.points === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points"},message:"must have required property '"+"points"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "points")) || (key0 === "for")) || (key0 === "when")) || (key0 === "supersedes")) || (key0 === "rules")) || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
if(!(validate138(data.points, {instancePath:instancePath+"/points",parentData:data,parentDataProperty:"points",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
let data2 = data.for;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/for",schemaPath:"#/properties/for/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "enemy") || (data2 === "owner"))){
const err4 = {instancePath:instancePath+"/for",schemaPath:"#/properties/for/enum",keyword:"enum",params:{allowedValues: schema61.properties.for.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.supersedes !== undefined){
let data4 = data.supersedes;
if(Array.isArray(data4)){
if(data4.length > 20){
const err5 = {instancePath:instancePath+"/supersedes",schemaPath:"#/properties/supersedes/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data4[i0], {instancePath:instancePath+"/supersedes/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/supersedes",schemaPath:"#/properties/supersedes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate92(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/ruleset--option-switch"},{"$ref":"#/$defs/ruleset--option-choice"},{"$ref":"#/$defs/ruleset--option-number"}]};
const schema63 = {"type":"object","properties":{"type":{"type":"string","const":"switch"},"name":{"$ref":"#/$defs/shared--13"},"summary":{"$ref":"#/$defs/shared--2"},"default":{"type":"boolean"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["type","name","summary","default"],"additionalProperties":false};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.default === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "name")) || (key0 === "summary")) || (key0 === "default")) || (key0 === "rules"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("switch" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "switch"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate31(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined){
if(typeof data.default !== "boolean"){
const err7 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":"object","properties":{"type":{"type":"string","const":"choice"},"name":{"$ref":"#/$defs/shared--13"},"summary":{"$ref":"#/$defs/shared--2"},"choices":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--14"},"maxProperties":12},"default":{"$ref":"#/$defs/shared--5"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["type","name","summary","choices","default"],"additionalProperties":false};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.choices === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.default === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "summary")) || (key0 === "choices")) || (key0 === "default")) || (key0 === "rules"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("choice" !== data0){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "choice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate31(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.choices !== undefined){
let data3 = data.choices;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 12){
const err8 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/maxProperties",keyword:"maxProperties",params:{limit: 12},message:"must NOT have more than 12 properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
const _errs8 = errors;
if(typeof key1 === "string"){
if(func3(key1) > 64){
const err9 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(key1)){
const err10 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err11 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key2 in data3){
if(!(validate92(data3[key2], {instancePath:instancePath+"/choices/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate53(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}

const schema65 = {"type":"object","properties":{"type":{"type":"string","const":"number"},"name":{"$ref":"#/$defs/shared--13"},"summary":{"$ref":"#/$defs/shared--2"},"default":{"$ref":"#/$defs/shared--20"},"minimum":{"$ref":"#/$defs/shared--20"},"maximum":{"$ref":"#/$defs/shared--20"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["type","name","summary","default"],"additionalProperties":false};
const schema66 = {"type":"integer","minimum":-999,"maximum":999};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < -999 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999},message:"must be >= -999"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate247.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.default === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "summary")) || (key0 === "default")) || (key0 === "minimum")) || (key0 === "maximum")) || (key0 === "rules"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("number" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "number"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate31(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined){
if(!(validate247(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
if(data.minimum !== undefined){
if(!(validate247(data.minimum, {instancePath:instancePath+"/minimum",parentData:data,parentDataProperty:"minimum",rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
if(data.maximum !== undefined){
if(!(validate247(data.maximum, {instancePath:instancePath+"/maximum",parentData:data,parentDataProperty:"maximum",rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "switch"){
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
else if(tag0 === "choice"){
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
else if(tag0 === "number"){
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

const schema67 = {"oneOf":[{"$ref":"#/$defs/shared--24"},{"$ref":"#/$defs/shared--8"}]};
const schema68 = {"type":"integer","minimum":0,"maximum":99};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 99 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate258.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate257.errors = vErrors;
return errors === 0;
}

const schema69 = {"type":"array","items":{"$ref":"#/$defs/shared--5"},"maxItems":8};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 8){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"integer","minimum":0,"maximum":9};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate273.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"string","enum":["single","multi"]};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "single") || (data === "multi"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate295.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.system === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sides === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sides"},message:"must have required property '"+"sides"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.nations === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nations"},message:"must have required property '"+"nations"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.altitudes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "altitudes"},message:"must have required property '"+"altitudes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.positions === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "positions"},message:"must have required property '"+"positions"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.roles === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.ratings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratings"},message:"must have required property '"+"ratings"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.sequence === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.scoring === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scoring"},message:"must have required property '"+"scoring"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.dogfight === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dogfight"},message:"must have required property '"+"dogfight"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.altitude === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "altitude"},message:"must have required property '"+"altitude"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.firing === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firing"},message:"must have required property '"+"firing"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.agile === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agile"},message:"must have required property '"+"agile"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema26.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err17 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("ruleset" !== data0){
const err18 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "ruleset"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.system !== undefined){
let data7 = data.system;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if("wild-blue" !== data7){
const err20 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/const",keyword:"const",params:{allowedValue: "wild-blue"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined){
if(!(validate77(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.deck !== undefined){
if(!(validate53(data.deck, {instancePath:instancePath+"/deck",parentData:data,parentDataProperty:"deck",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["rule-index"] !== undefined){
if(!(validate53(data["rule-index"], {instancePath:instancePath+"/rule-index",parentData:data,parentDataProperty:"rule-index",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.sides !== undefined){
let data11 = data.sides;
if(Array.isArray(data11)){
if(data11.length > 8){
const err21 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11.length < 2){
const err22 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate81(data11[i0], {instancePath:instancePath+"/sides/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.nations !== undefined){
let data13 = data.nations;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 200){
const err24 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data13){
const _errs20 = errors;
if(typeof key1 === "string"){
if(func3(key1) > 64){
const err25 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern0.test(key1)){
const err26 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
const err27 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key2 in data13){
if(!(validate86(data13[key2], {instancePath:instancePath+"/nations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data13,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.services !== undefined){
let data15 = data.services;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 200){
const err29 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data15){
const _errs25 = errors;
if(typeof key3 === "string"){
if(func3(key3) > 64){
const err30 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key3};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern0.test(key3)){
const err31 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid5 = _errs25 === errors;
if(!valid5){
const err32 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
for(const key4 in data15){
if(!(validate95(data15[key4], {instancePath:instancePath+"/services/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data15,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.altitudes !== undefined){
let data17 = data.altitudes;
if(Array.isArray(data17)){
if(data17.length > 12){
const err34 = {instancePath:instancePath+"/altitudes",schemaPath:"#/properties/altitudes/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(validate101(data17[i1], {instancePath:instancePath+"/altitudes/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/altitudes",schemaPath:"#/properties/altitudes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.positions !== undefined){
let data19 = data.positions;
if(Array.isArray(data19)){
if(data19.length > 12){
const err36 = {instancePath:instancePath+"/positions",schemaPath:"#/properties/positions/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(validate108(data19[i2], {instancePath:instancePath+"/positions/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/positions",schemaPath:"#/properties/positions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.roles !== undefined){
let data21 = data.roles;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 20){
const err38 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key5 in data21){
const _errs36 = errors;
if(typeof key5 === "string"){
if(func3(key5) > 64){
const err39 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key5};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern0.test(key5)){
const err40 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key5};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid11 = _errs36 === errors;
if(!valid11){
const err41 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
for(const key6 in data21){
if(!(validate116(data21[key6], {instancePath:instancePath+"/roles/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data21,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.ratings !== undefined){
let data23 = data.ratings;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(Object.keys(data23).length > 200){
const err43 = {instancePath:instancePath+"/ratings",schemaPath:"#/properties/ratings/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key7 in data23){
const _errs41 = errors;
if(typeof key7 === "string"){
if(func3(key7) > 64){
const err44 = {instancePath:instancePath+"/ratings",schemaPath:"#/properties/ratings/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key7};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern0.test(key7)){
const err45 = {instancePath:instancePath+"/ratings",schemaPath:"#/properties/ratings/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key7};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid13 = _errs41 === errors;
if(!valid13){
const err46 = {instancePath:instancePath+"/ratings",schemaPath:"#/properties/ratings/propertyNames",keyword:"propertyNames",params:{propertyName: key7},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
for(const key8 in data23){
if(!(validate121(data23[key8], {instancePath:instancePath+"/ratings/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data23,parentDataProperty:key8,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/ratings",schemaPath:"#/properties/ratings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.traits !== undefined){
let data25 = data.traits;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length > 200){
const err48 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key9 in data25){
const _errs46 = errors;
if(typeof key9 === "string"){
if(func3(key9) > 64){
const err49 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key9};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern0.test(key9)){
const err50 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key9};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid15 = _errs46 === errors;
if(!valid15){
const err51 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/propertyNames",keyword:"propertyNames",params:{propertyName: key9},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
for(const key10 in data25){
if(!(validate132(data25[key10], {instancePath:instancePath+"/traits/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data25,parentDataProperty:key10,rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.counters !== undefined){
let data27 = data.counters;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 200){
const err53 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key11 in data27){
const _errs51 = errors;
if(typeof key11 === "string"){
if(func3(key11) > 64){
const err54 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key11};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern0.test(key11)){
const err55 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key11};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid17 = _errs51 === errors;
if(!valid17){
const err56 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/propertyNames",keyword:"propertyNames",params:{propertyName: key11},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
for(const key12 in data27){
if(!(validate188(data27[key12], {instancePath:instancePath+"/counters/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data27,parentDataProperty:key12,rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data["special-hits"] !== undefined){
let data29 = data["special-hits"];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(Object.keys(data29).length > 20){
const err58 = {instancePath:instancePath+"/special-hits",schemaPath:"#/properties/special-hits/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key13 in data29){
const _errs56 = errors;
if(typeof key13 === "string"){
if(func3(key13) > 64){
const err59 = {instancePath:instancePath+"/special-hits",schemaPath:"#/properties/special-hits/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key13};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!pattern0.test(key13)){
const err60 = {instancePath:instancePath+"/special-hits",schemaPath:"#/properties/special-hits/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key13};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid19 = _errs56 === errors;
if(!valid19){
const err61 = {instancePath:instancePath+"/special-hits",schemaPath:"#/properties/special-hits/propertyNames",keyword:"propertyNames",params:{propertyName: key13},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
for(const key14 in data29){
if(!(validate194(data29[key14], {instancePath:instancePath+"/special-hits/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data29,parentDataProperty:key14,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err62 = {instancePath:instancePath+"/special-hits",schemaPath:"#/properties/special-hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.actions !== undefined){
if(!(validate205(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
if(data.moments !== undefined){
if(!(validate205(data.moments, {instancePath:instancePath+"/moments",parentData:data,parentDataProperty:"moments",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
if(data.sequence !== undefined){
let data33 = data.sequence;
if(Array.isArray(data33)){
if(data33.length > 40){
const err63 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
if(!(validate214(data33[i3], {instancePath:instancePath+"/sequence/" + i3,parentData:data33,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.modifiers !== undefined){
let data35 = data.modifiers;
if(Array.isArray(data35)){
if(data35.length > 200){
const err65 = {instancePath:instancePath+"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
if(!(validate135(data35[i4], {instancePath:instancePath+"/modifiers/" + i4,parentData:data35,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.permit !== undefined){
if(!(validate154(data.permit, {instancePath:instancePath+"/permit",parentData:data,parentDataProperty:"permit",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.forbid !== undefined){
if(!(validate154(data.forbid, {instancePath:instancePath+"/forbid",parentData:data,parentDataProperty:"forbid",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.scoring !== undefined){
let data39 = data.scoring;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(Object.keys(data39).length > 200){
const err67 = {instancePath:instancePath+"/scoring",schemaPath:"#/properties/scoring/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key15 in data39){
const _errs71 = errors;
if(typeof key15 === "string"){
if(func3(key15) > 64){
const err68 = {instancePath:instancePath+"/scoring",schemaPath:"#/properties/scoring/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key15};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!pattern0.test(key15)){
const err69 = {instancePath:instancePath+"/scoring",schemaPath:"#/properties/scoring/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key15};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var valid25 = _errs71 === errors;
if(!valid25){
const err70 = {instancePath:instancePath+"/scoring",schemaPath:"#/properties/scoring/propertyNames",keyword:"propertyNames",params:{propertyName: key15},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
for(const key16 in data39){
if(!(validate225(data39[key16], {instancePath:instancePath+"/scoring/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data39,parentDataProperty:key16,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/scoring",schemaPath:"#/properties/scoring/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.options !== undefined){
let data41 = data.options;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(Object.keys(data41).length > 200){
const err72 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key17 in data41){
const _errs76 = errors;
if(typeof key17 === "string"){
if(func3(key17) > 64){
const err73 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key17};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!pattern0.test(key17)){
const err74 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key17};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var valid27 = _errs76 === errors;
if(!valid27){
const err75 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames",keyword:"propertyNames",params:{propertyName: key17},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
for(const key18 in data41){
if(!(validate233(data41[key18], {instancePath:instancePath+"/options/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data41,parentDataProperty:key18,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
}
else {
const err76 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.tables !== undefined){
let data43 = data.tables;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(Object.keys(data43).length > 40){
const err77 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/maxProperties",keyword:"maxProperties",params:{limit: 40},message:"must NOT have more than 40 properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key19 in data43){
const _errs81 = errors;
if(typeof key19 === "string"){
if(func3(key19) > 64){
const err78 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key19};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!pattern0.test(key19)){
const err79 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key19};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var valid29 = _errs81 === errors;
if(!valid29){
const err80 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/propertyNames",keyword:"propertyNames",params:{propertyName: key19},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
for(const key20 in data43){
if(!(validate53(data43[key20], {instancePath:instancePath+"/tables/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data43,parentDataProperty:key20,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err81 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.dogfight !== undefined){
let data45 = data.dogfight;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.turns === undefined){
const err82 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data45["opening-hand"] === undefined){
const err83 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/required",keyword:"required",params:{missingProperty: "opening-hand"},message:"must have required property '"+"opening-hand"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data45["promoted-hand"] === undefined){
const err84 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/required",keyword:"required",params:{missingProperty: "promoted-hand"},message:"must have required property '"+"promoted-hand"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data45["draw-limit"] === undefined){
const err85 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/required",keyword:"required",params:{missingProperty: "draw-limit"},message:"must have required property '"+"draw-limit"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data45["hand-limit"] === undefined){
const err86 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/required",keyword:"required",params:{missingProperty: "hand-limit"},message:"must have required property '"+"hand-limit"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data45["attacking-mini-hand"] === undefined){
const err87 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/required",keyword:"required",params:{missingProperty: "attacking-mini-hand"},message:"must have required property '"+"attacking-mini-hand"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data45["defending-mini-hand"] === undefined){
const err88 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/required",keyword:"required",params:{missingProperty: "defending-mini-hand"},message:"must have required property '"+"defending-mini-hand"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key21 in data45){
if(!(func2.call(schema26.properties.dogfight.properties, key21))){
const err89 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data45.turns !== undefined){
let data46 = data45.turns;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err90 = {instancePath:instancePath+"/dogfight/turns",schemaPath:"#/properties/dogfight/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 99 || isNaN(data46)){
const err91 = {instancePath:instancePath+"/dogfight/turns",schemaPath:"#/properties/dogfight/properties/turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data46 < 1 || isNaN(data46)){
const err92 = {instancePath:instancePath+"/dogfight/turns",schemaPath:"#/properties/dogfight/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
if(data45["opening-hand"] !== undefined){
if(!(validate257(data45["opening-hand"], {instancePath:instancePath+"/dogfight/opening-hand",parentData:data45,parentDataProperty:"opening-hand",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
if(data45["promoted-hand"] !== undefined){
if(!(validate257(data45["promoted-hand"], {instancePath:instancePath+"/dogfight/promoted-hand",parentData:data45,parentDataProperty:"promoted-hand",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
if(data45["promoted-counters"] !== undefined){
if(!(validate257(data45["promoted-counters"], {instancePath:instancePath+"/dogfight/promoted-counters",parentData:data45,parentDataProperty:"promoted-counters",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
if(data45["draw-limit"] !== undefined){
if(!(validate257(data45["draw-limit"], {instancePath:instancePath+"/dogfight/draw-limit",parentData:data45,parentDataProperty:"draw-limit",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
if(data45["hand-limit"] !== undefined){
if(!(validate257(data45["hand-limit"], {instancePath:instancePath+"/dogfight/hand-limit",parentData:data45,parentDataProperty:"hand-limit",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
if(data45["attacking-mini-hand"] !== undefined){
if(!(validate257(data45["attacking-mini-hand"], {instancePath:instancePath+"/dogfight/attacking-mini-hand",parentData:data45,parentDataProperty:"attacking-mini-hand",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
if(data45["defending-mini-hand"] !== undefined){
if(!(validate257(data45["defending-mini-hand"], {instancePath:instancePath+"/dogfight/defending-mini-hand",parentData:data45,parentDataProperty:"defending-mini-hand",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
if(data45["thrust-counter"] !== undefined){
if(!(validate53(data45["thrust-counter"], {instancePath:instancePath+"/dogfight/thrust-counter",parentData:data45,parentDataProperty:"thrust-counter",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data45["first-unit-skips"] !== undefined){
if(!(validate269(data45["first-unit-skips"], {instancePath:instancePath+"/dogfight/first-unit-skips",parentData:data45,parentDataProperty:"first-unit-skips",rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
if(data45.rules !== undefined){
if(!(validate89(data45.rules, {instancePath:instancePath+"/dogfight/rules",parentData:data45,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err93 = {instancePath:instancePath+"/dogfight",schemaPath:"#/properties/dogfight/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.altitude !== undefined){
let data57 = data.altitude;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57["levels-per-step"] === undefined){
const err94 = {instancePath:instancePath+"/altitude",schemaPath:"#/properties/altitude/required",keyword:"required",params:{missingProperty: "levels-per-step"},message:"must have required property '"+"levels-per-step"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data57["climb-discard"] === undefined){
const err95 = {instancePath:instancePath+"/altitude",schemaPath:"#/properties/altitude/required",keyword:"required",params:{missingProperty: "climb-discard"},message:"must have required property '"+"climb-discard"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data57["dive-draw"] === undefined){
const err96 = {instancePath:instancePath+"/altitude",schemaPath:"#/properties/altitude/required",keyword:"required",params:{missingProperty: "dive-draw"},message:"must have required property '"+"dive-draw"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data57["follow-cost"] === undefined){
const err97 = {instancePath:instancePath+"/altitude",schemaPath:"#/properties/altitude/required",keyword:"required",params:{missingProperty: "follow-cost"},message:"must have required property '"+"follow-cost"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data57["position-after-change"] === undefined){
const err98 = {instancePath:instancePath+"/altitude",schemaPath:"#/properties/altitude/required",keyword:"required",params:{missingProperty: "position-after-change"},message:"must have required property '"+"position-after-change"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
for(const key22 in data57){
if(!(((((((key22 === "levels-per-step") || (key22 === "climb-discard")) || (key22 === "dive-draw")) || (key22 === "follow-cost")) || (key22 === "start-when")) || (key22 === "position-after-change")) || (key22 === "rules"))){
const err99 = {instancePath:instancePath+"/altitude",schemaPath:"#/properties/altitude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data57["levels-per-step"] !== undefined){
if(!(validate273(data57["levels-per-step"], {instancePath:instancePath+"/altitude/levels-per-step",parentData:data57,parentDataProperty:"levels-per-step",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data57["climb-discard"] !== undefined){
if(!(validate273(data57["climb-discard"], {instancePath:instancePath+"/altitude/climb-discard",parentData:data57,parentDataProperty:"climb-discard",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data57["dive-draw"] !== undefined){
if(!(validate273(data57["dive-draw"], {instancePath:instancePath+"/altitude/dive-draw",parentData:data57,parentDataProperty:"dive-draw",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data57["follow-cost"] !== undefined){
let data61 = data57["follow-cost"];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(Object.keys(data61).length > 12){
const err100 = {instancePath:instancePath+"/altitude/follow-cost",schemaPath:"#/properties/altitude/properties/follow-cost/maxProperties",keyword:"maxProperties",params:{limit: 12},message:"must NOT have more than 12 properties"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key23 in data61){
const _errs107 = errors;
if(typeof key23 === "string"){
if(func3(key23) > 64){
const err101 = {instancePath:instancePath+"/altitude/follow-cost",schemaPath:"#/properties/altitude/properties/follow-cost/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key23};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!pattern0.test(key23)){
const err102 = {instancePath:instancePath+"/altitude/follow-cost",schemaPath:"#/properties/altitude/properties/follow-cost/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key23};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
var valid33 = _errs107 === errors;
if(!valid33){
const err103 = {instancePath:instancePath+"/altitude/follow-cost",schemaPath:"#/properties/altitude/properties/follow-cost/propertyNames",keyword:"propertyNames",params:{propertyName: key23},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
for(const key24 in data61){
if(!(validate273(data61[key24], {instancePath:instancePath+"/altitude/follow-cost/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data61,parentDataProperty:key24,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
}
else {
const err104 = {instancePath:instancePath+"/altitude/follow-cost",schemaPath:"#/properties/altitude/properties/follow-cost/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data57["start-when"] !== undefined){
let data63 = data57["start-when"];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(Object.keys(data63).length > 12){
const err105 = {instancePath:instancePath+"/altitude/start-when",schemaPath:"#/properties/altitude/properties/start-when/maxProperties",keyword:"maxProperties",params:{limit: 12},message:"must NOT have more than 12 properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
for(const key25 in data63){
const _errs112 = errors;
if(typeof key25 === "string"){
if(func3(key25) > 64){
const err106 = {instancePath:instancePath+"/altitude/start-when",schemaPath:"#/properties/altitude/properties/start-when/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key25};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(!pattern0.test(key25)){
const err107 = {instancePath:instancePath+"/altitude/start-when",schemaPath:"#/properties/altitude/properties/start-when/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key25};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
var valid35 = _errs112 === errors;
if(!valid35){
const err108 = {instancePath:instancePath+"/altitude/start-when",schemaPath:"#/properties/altitude/properties/start-when/propertyNames",keyword:"propertyNames",params:{propertyName: key25},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
for(const key26 in data63){
if(!(validate141(data63[key26], {instancePath:instancePath+"/altitude/start-when/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data63,parentDataProperty:key26,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err109 = {instancePath:instancePath+"/altitude/start-when",schemaPath:"#/properties/altitude/properties/start-when/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data57["position-after-change"] !== undefined){
if(!(validate53(data57["position-after-change"], {instancePath:instancePath+"/altitude/position-after-change",parentData:data57,parentDataProperty:"position-after-change",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data57.rules !== undefined){
if(!(validate89(data57.rules, {instancePath:instancePath+"/altitude/rules",parentData:data57,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err110 = {instancePath:instancePath+"/altitude",schemaPath:"#/properties/altitude/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.firing !== undefined){
let data67 = data.firing;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67["heavy-gun-bursts"] === undefined){
const err111 = {instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/required",keyword:"required",params:{missingProperty: "heavy-gun-bursts"},message:"must have required property '"+"heavy-gun-bursts"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data67["heavy-gun-hits"] === undefined){
const err112 = {instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/required",keyword:"required",params:{missingProperty: "heavy-gun-hits"},message:"must have required property '"+"heavy-gun-hits"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data67["heavy-gun-families"] === undefined){
const err113 = {instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/required",keyword:"required",params:{missingProperty: "heavy-gun-families"},message:"must have required property '"+"heavy-gun-families"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data67["fire-families"] === undefined){
const err114 = {instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/required",keyword:"required",params:{missingProperty: "fire-families"},message:"must have required property '"+"fire-families"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key27 in data67){
if(!((((((key27 === "heavy-gun-bursts") || (key27 === "heavy-gun-hits")) || (key27 === "heavy-gun-families")) || (key27 === "fire-families")) || (key27 === "largest-position-bonus")) || (key27 === "rules"))){
const err115 = {instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data67["heavy-gun-bursts"] !== undefined){
if(!(validate273(data67["heavy-gun-bursts"], {instancePath:instancePath+"/firing/heavy-gun-bursts",parentData:data67,parentDataProperty:"heavy-gun-bursts",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data67["heavy-gun-hits"] !== undefined){
if(!(validate175(data67["heavy-gun-hits"], {instancePath:instancePath+"/firing/heavy-gun-hits",parentData:data67,parentDataProperty:"heavy-gun-hits",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data67["heavy-gun-families"] !== undefined){
if(!(validate269(data67["heavy-gun-families"], {instancePath:instancePath+"/firing/heavy-gun-families",parentData:data67,parentDataProperty:"heavy-gun-families",rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
if(data67["fire-families"] !== undefined){
if(!(validate269(data67["fire-families"], {instancePath:instancePath+"/firing/fire-families",parentData:data67,parentDataProperty:"fire-families",rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
if(data67["largest-position-bonus"] !== undefined){
if(!(validate273(data67["largest-position-bonus"], {instancePath:instancePath+"/firing/largest-position-bonus",parentData:data67,parentDataProperty:"largest-position-bonus",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data67.rules !== undefined){
if(!(validate89(data67.rules, {instancePath:instancePath+"/firing/rules",parentData:data67,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err116 = {instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.agile !== undefined){
let data74 = data.agile;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74["plays-as"] === undefined){
const err117 = {instancePath:instancePath+"/agile",schemaPath:"#/properties/agile/required",keyword:"required",params:{missingProperty: "plays-as"},message:"must have required property '"+"plays-as"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data74.uses === undefined){
const err118 = {instancePath:instancePath+"/agile",schemaPath:"#/properties/agile/required",keyword:"required",params:{missingProperty: "uses"},message:"must have required property '"+"uses"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data74.roles === undefined){
const err119 = {instancePath:instancePath+"/agile",schemaPath:"#/properties/agile/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key28 in data74){
if(!((((key28 === "plays-as") || (key28 === "uses")) || (key28 === "roles")) || (key28 === "rules"))){
const err120 = {instancePath:instancePath+"/agile",schemaPath:"#/properties/agile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data74["plays-as"] !== undefined){
if(!(validate53(data74["plays-as"], {instancePath:instancePath+"/agile/plays-as",parentData:data74,parentDataProperty:"plays-as",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data74.uses !== undefined){
if(!(validate273(data74.uses, {instancePath:instancePath+"/agile/uses",parentData:data74,parentDataProperty:"uses",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data74.roles !== undefined){
if(!(validate269(data74.roles, {instancePath:instancePath+"/agile/roles",parentData:data74,parentDataProperty:"roles",rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
if(data74.rules !== undefined){
if(!(validate89(data74.rules, {instancePath:instancePath+"/agile/rules",parentData:data74,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err121 = {instancePath:instancePath+"/agile",schemaPath:"#/properties/agile/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.balance !== undefined){
let data79 = data.balance;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79["value-per-skill"] === undefined){
const err122 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "value-per-skill"},message:"must have required property '"+"value-per-skill"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data79["points-per-value"] === undefined){
const err123 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/required",keyword:"required",params:{missingProperty: "points-per-value"},message:"must have required property '"+"points-per-value"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
for(const key29 in data79){
if(!(((key29 === "value-per-skill") || (key29 === "points-per-value")) || (key29 === "rules"))){
const err124 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data79["value-per-skill"] !== undefined){
if(!(validate175(data79["value-per-skill"], {instancePath:instancePath+"/balance/value-per-skill",parentData:data79,parentDataProperty:"value-per-skill",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data79["points-per-value"] !== undefined){
if(!(validate175(data79["points-per-value"], {instancePath:instancePath+"/balance/points-per-value",parentData:data79,parentDataProperty:"points-per-value",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data79.rules !== undefined){
if(!(validate89(data79.rules, {instancePath:instancePath+"/balance/rules",parentData:data79,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err125 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data["class-defaults"] !== undefined){
let data83 = data["class-defaults"];
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(Object.keys(data83).length > 20){
const err126 = {instancePath:instancePath+"/class-defaults",schemaPath:"#/properties/class-defaults/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
for(const key30 in data83){
const _errs141 = errors;
if(typeof key30 === "string"){
if(func3(key30) > 64){
const err127 = {instancePath:instancePath+"/class-defaults",schemaPath:"#/properties/class-defaults/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key30};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(!pattern0.test(key30)){
const err128 = {instancePath:instancePath+"/class-defaults",schemaPath:"#/properties/class-defaults/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key30};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
var valid40 = _errs141 === errors;
if(!valid40){
const err129 = {instancePath:instancePath+"/class-defaults",schemaPath:"#/properties/class-defaults/propertyNames",keyword:"propertyNames",params:{propertyName: key30},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
for(const key31 in data83){
let data84 = data83[key31];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
for(const key32 in data84){
if(!(((((key32 === "ceiling") || (key32 === "engines")) || (key32 === "speed")) || (key32 === "formation-size")) || (key32 === "rules"))){
const err130 = {instancePath:instancePath+"/class-defaults/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/class-defaults/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data84.ceiling !== undefined){
if(!(validate53(data84.ceiling, {instancePath:instancePath+"/class-defaults/" + key31.replace(/~/g, "~0").replace(/\//g, "~1")+"/ceiling",parentData:data84,parentDataProperty:"ceiling",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data84.engines !== undefined){
if(!(validate295(data84.engines, {instancePath:instancePath+"/class-defaults/" + key31.replace(/~/g, "~0").replace(/\//g, "~1")+"/engines",parentData:data84,parentDataProperty:"engines",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
if(data84.speed !== undefined){
if(!(validate175(data84.speed, {instancePath:instancePath+"/class-defaults/" + key31.replace(/~/g, "~0").replace(/\//g, "~1")+"/speed",parentData:data84,parentDataProperty:"speed",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data84["formation-size"] !== undefined){
if(!(validate273(data84["formation-size"], {instancePath:instancePath+"/class-defaults/" + key31.replace(/~/g, "~0").replace(/\//g, "~1")+"/formation-size",parentData:data84,parentDataProperty:"formation-size",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data84.rules !== undefined){
if(!(validate89(data84.rules, {instancePath:instancePath+"/class-defaults/" + key31.replace(/~/g, "~0").replace(/\//g, "~1")+"/rules",parentData:data84,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err131 = {instancePath:instancePath+"/class-defaults/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/class-defaults/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/class-defaults",schemaPath:"#/properties/class-defaults/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.system;
if(typeof tag0 == "string"){
if(tag0 === "wild-blue"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "system", tagValue: tag0},message:"value of tag \"system\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "system", tagValue: tag0},message:"tag \"system\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

export const validateRules = validate301;
const schema72 = {"type":"object","properties":{"kind":{"type":"string","const":"rules"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"book":{"$ref":"#/$defs/shared--3"},"ruleset":{"$ref":"#/$defs/shared--5"},"rules":{"type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/$defs/shared--0"},"title":{"type":"string","minLength":1,"maxLength":160},"summary":{"$ref":"#/$defs/shared--28"},"engine":{"type":"string","enum":["yes","optional","content","campaign","component"]},"option":{"$ref":"#/$defs/shared--5"},"see":{"$ref":"#/$defs/common--rules"},"reading":{"$ref":"#/$defs/shared--28"}},"required":["id","title","summary","engine"],"additionalProperties":false},"maxItems":2000}},"required":["kind","id","rules"],"additionalProperties":false};
const schema73 = {"type":"string","minLength":1,"maxLength":1000};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 1000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rules === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema72.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("rules" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "rules"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.book !== undefined){
if(!(validate42(data.book, {instancePath:instancePath+"/book",parentData:data,parentDataProperty:"book",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.ruleset !== undefined){
if(!(validate53(data.ruleset, {instancePath:instancePath+"/ruleset",parentData:data,parentDataProperty:"ruleset",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data9 = data.rules;
if(Array.isArray(data9)){
if(data9.length > 2000){
const err6 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err7 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data10.title === undefined){
const err8 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data10.summary === undefined){
const err9 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data10.engine === undefined){
const err10 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "engine"},message:"must have required property '"+"engine"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data10){
if(!(((((((key1 === "id") || (key1 === "title")) || (key1 === "summary")) || (key1 === "engine")) || (key1 === "option")) || (key1 === "see")) || (key1 === "reading"))){
const err11 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data10.id !== undefined){
if(!(validate36(data10.id, {instancePath:instancePath+"/rules/" + i0+"/id",parentData:data10,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data10.title !== undefined){
let data12 = data10.title;
if(typeof data12 === "string"){
if(func3(data12) > 160){
const err12 = {instancePath:instancePath+"/rules/" + i0+"/title",schemaPath:"#/properties/rules/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func3(data12) < 1){
const err13 = {instancePath:instancePath+"/rules/" + i0+"/title",schemaPath:"#/properties/rules/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/rules/" + i0+"/title",schemaPath:"#/properties/rules/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data10.summary !== undefined){
if(!(validate311(data10.summary, {instancePath:instancePath+"/rules/" + i0+"/summary",parentData:data10,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
if(data10.engine !== undefined){
let data14 = data10.engine;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/rules/" + i0+"/engine",schemaPath:"#/properties/rules/items/properties/engine/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data14 === "yes") || (data14 === "optional")) || (data14 === "content")) || (data14 === "campaign")) || (data14 === "component"))){
const err16 = {instancePath:instancePath+"/rules/" + i0+"/engine",schemaPath:"#/properties/rules/items/properties/engine/enum",keyword:"enum",params:{allowedValues: schema72.properties.rules.items.properties.engine.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data10.option !== undefined){
if(!(validate53(data10.option, {instancePath:instancePath+"/rules/" + i0+"/option",parentData:data10,parentDataProperty:"option",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data10.see !== undefined){
if(!(validate89(data10.see, {instancePath:instancePath+"/rules/" + i0+"/see",parentData:data10,parentDataProperty:"see",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data10.reading !== undefined){
if(!(validate311(data10.reading, {instancePath:instancePath+"/rules/" + i0+"/reading",parentData:data10,parentDataProperty:"reading",rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate301.errors = vErrors;
return errors === 0;
}

export const validateDeck = validate316;
const schema74 = {"type":"object","properties":{"kind":{"type":"string","const":"deck"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"ruleset":{"type":"string","enum":["wild-blue","aces-high","combat-zone"]},"owner":{"type":"string","enum":["side","shared"]},"size":{"$ref":"#/$defs/shared--29"},"families":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/deck--family"},"maxProperties":200},"cards":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/deck--card"},"maxProperties":200},"face-totals":{"type":"object","properties":{"bomb":{"$ref":"#/$defs/shared--30"},"strafe":{"$ref":"#/$defs/shared--30"},"spoiled":{"$ref":"#/$defs/shared--32"},"spoiled-by-family":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--32"},"maxProperties":200},"rules":{"$ref":"#/$defs/common--rules"}},"required":[],"additionalProperties":false},"subsets":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"from":{"$ref":"#/$defs/shared--29"},"to":{"$ref":"#/$defs/shared--29"}},"required":["from","to"],"additionalProperties":false},"maxProperties":20}},"required":["kind","id","ruleset","owner","families","cards"],"additionalProperties":false};
const schema75 = {"type":"integer","minimum":1,"maximum":999};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate323.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"note":{"$ref":"#/$defs/shared--4"}},"required":[],"additionalProperties":false};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "note"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate47(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate325.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","properties":{"name":{"$ref":"#/$defs/shared--13"},"subtitle":{"$ref":"#/$defs/shared--13"},"family":{"$ref":"#/$defs/shared--5"},"colour":{"type":"string","enum":["red","blue","white"]},"copies":{"type":"integer","minimum":0,"maximum":200},"attack":{"$ref":"#/$defs/deck--attack"},"responds-to":{"type":"array","items":{"$ref":"#/$defs/deck--answer"},"maxItems":40},"response":{"type":"object","properties":{"effects":{"type":"array","items":{"$ref":"#/$defs/deck--op"},"maxItems":12},"stops":{"type":"boolean"},"rules":{"$ref":"#/$defs/common--rules"}},"required":[],"additionalProperties":false},"limits":{"type":"object","properties":{"wingman-may-not-attack":{"const":true,"type":"boolean"},"not-when-loaded":{"const":true,"type":"boolean"},"unanswerable":{"const":true,"type":"boolean"}},"required":[],"additionalProperties":false},"faces":{"type":"array","items":{"$ref":"#/$defs/deck--face"},"maxItems":200},"rules":{"$ref":"#/$defs/common--rules"},"note":{"$ref":"#/$defs/shared--2"}},"required":["name","family","colour","copies"],"additionalProperties":false};
const schema78 = {"type":"object","properties":{"when":{"$ref":"#/$defs/shared--8"},"effects":{"type":"array","items":{"$ref":"#/$defs/deck--op"},"maxItems":12,"minItems":1},"answerable-when":{"$ref":"#/$defs/shared--8"},"needs-target":{"type":"boolean"},"ends-step":{"type":"boolean"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["effects"],"additionalProperties":false};
const schema79 = {"type":"object","discriminator":{"propertyName":"op"},"oneOf":[{"$ref":"#/$defs/deck--op-change-position"},{"$ref":"#/$defs/deck--op-set-position"},{"$ref":"#/$defs/deck--op-change-altitude"},{"$ref":"#/$defs/deck--op-fire"},{"$ref":"#/$defs/deck--op-enter-clouds"},{"$ref":"#/$defs/deck--op-add-hits-to-next-attack"},{"$ref":"#/$defs/deck--op-change-hits"},{"$ref":"#/$defs/deck--op-cancel-special"},{"$ref":"#/$defs/deck--op-draw"},{"$ref":"#/$defs/deck--op-discard"},{"$ref":"#/$defs/deck--op-gain-bursts"},{"$ref":"#/$defs/deck--op-gain-counters"},{"$ref":"#/$defs/deck--op-score"}]};
const schema80 = {"type":"object","properties":{"op":{"type":"string","const":"change-position"},"steps":{"oneOf":[{"type":"integer","minimum":-8,"maximum":8},{"$ref":"#/$defs/shared--8"}]},"who":{"$ref":"#/$defs/shared--33"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","steps"],"additionalProperties":false};
const schema81 = {"type":"string","enum":["attacker","defender"]};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "attacker") || (data === "defender"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "op") || (key0 === "steps")) || (key0 === "who")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("change-position" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "change-position"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < -8 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: -8},message:"must be >= -8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(!(validate141(data1, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.who !== undefined){
if(!(validate338(data.who, {instancePath:instancePath+"/who",parentData:data,parentDataProperty:"who",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":"object","properties":{"op":{"type":"string","const":"set-position"},"position":{"$ref":"#/$defs/shared--5"},"who":{"$ref":"#/$defs/shared--33"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","position"],"additionalProperties":false};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.position === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "op") || (key0 === "position")) || (key0 === "who")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("set-position" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "set-position"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.position !== undefined){
if(!(validate53(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.who !== undefined){
if(!(validate338(data.who, {instancePath:instancePath+"/who",parentData:data,parentDataProperty:"who",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate342.errors = vErrors;
return errors === 0;
}

const schema83 = {"type":"object","properties":{"op":{"type":"string","const":"change-altitude"},"levels":{"oneOf":[{"type":"integer","minimum":1,"maximum":9},{"$ref":"#/$defs/shared--8"}]},"direction":{"type":"string","enum":["up","down","either"]},"follow-cost":{"$ref":"#/$defs/shared--34"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op"],"additionalProperties":false};
const schema84 = {"oneOf":[{"$ref":"#/$defs/shared--26"},{"$ref":"#/$defs/shared--8"}]};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate349.errors = vErrors;
return errors === 0;
}


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "op") || (key0 === "levels")) || (key0 === "direction")) || (key0 === "follow-cost")) || (key0 === "when")) || (key0 === "rules"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("change-altitude" !== data0){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "change-altitude"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.levels !== undefined){
let data1 = data.levels;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(!(validate141(data1, {instancePath:instancePath+"/levels",parentData:data,parentDataProperty:"levels",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "up") || (data2 === "down")) || (data2 === "either"))){
const err9 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema83.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["follow-cost"] !== undefined){
if(!(validate349(data["follow-cost"], {instancePath:instancePath+"/follow-cost",parentData:data,parentDataProperty:"follow-cost",rootData}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate347.errors = vErrors;
return errors === 0;
}

const schema85 = {"type":"object","properties":{"op":{"type":"string","const":"fire"},"bursts":{"$ref":"#/$defs/shared--34"},"hits":{"$ref":"#/$defs/shared--35"},"special":{"$ref":"#/$defs/shared--5"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","bursts"],"additionalProperties":false};
const schema86 = {"oneOf":[{"$ref":"#/$defs/shared--11"},{"$ref":"#/$defs/shared--8"}]};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate357.errors = vErrors;
return errors === 0;
}


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bursts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bursts"},message:"must have required property '"+"bursts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "op") || (key0 === "bursts")) || (key0 === "hits")) || (key0 === "special")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("fire" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "fire"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bursts !== undefined){
if(!(validate349(data.bursts, {instancePath:instancePath+"/bursts",parentData:data,parentDataProperty:"bursts",rootData}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
if(data.hits !== undefined){
if(!(validate357(data.hits, {instancePath:instancePath+"/hits",parentData:data,parentDataProperty:"hits",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.special !== undefined){
if(!(validate53(data.special, {instancePath:instancePath+"/special",parentData:data,parentDataProperty:"special",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate355.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"object","properties":{"op":{"type":"string","const":"enter-clouds"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op"],"additionalProperties":false};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "op") || (key0 === "when")) || (key0 === "rules"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("enter-clouds" !== data0){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "enter-clouds"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate364.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":"object","properties":{"op":{"type":"string","const":"add-hits-to-next-attack"},"hits":{"$ref":"#/$defs/shared--36"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","hits"],"additionalProperties":false};
const schema89 = {"oneOf":[{"$ref":"#/$defs/shared--16"},{"$ref":"#/$defs/shared--8"}]};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate368.errors = vErrors;
return errors === 0;
}


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hits === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "hits")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("add-hits-to-next-attack" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "add-hits-to-next-attack"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hits !== undefined){
if(!(validate368(data.hits, {instancePath:instancePath+"/hits",parentData:data,parentDataProperty:"hits",rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate367.errors = vErrors;
return errors === 0;
}

const schema90 = {"type":"object","properties":{"op":{"type":"string","const":"change-hits"},"hits":{"$ref":"#/$defs/shared--37"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","hits"],"additionalProperties":false};
const schema91 = {"oneOf":[{"$ref":"#/$defs/shared--38"},{"$ref":"#/$defs/shared--8"}]};
const schema92 = {"type":"integer","minimum":-20,"maximum":20};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 20 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < -20 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -20},message:"must be >= -20"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate376.errors = vErrors;
return errors === 0;
}


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate376(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate375.errors = vErrors;
return errors === 0;
}


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hits === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "hits")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("change-hits" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "change-hits"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hits !== undefined){
if(!(validate375(data.hits, {instancePath:instancePath+"/hits",parentData:data,parentDataProperty:"hits",rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate374.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":"object","properties":{"op":{"type":"string","const":"cancel-special"},"special":{"$ref":"#/$defs/shared--5"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","special"],"additionalProperties":false};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.special === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "special"},message:"must have required property '"+"special"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "special")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("cancel-special" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "cancel-special"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.special !== undefined){
if(!(validate53(data.special, {instancePath:instancePath+"/special",parentData:data,parentDataProperty:"special",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate382.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":"object","properties":{"op":{"type":"string","const":"draw"},"cards":{"$ref":"#/$defs/shared--35"},"who":{"$ref":"#/$defs/shared--33"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","cards"],"additionalProperties":false};

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "op") || (key0 === "cards")) || (key0 === "who")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("draw" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "draw"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cards !== undefined){
if(!(validate357(data.cards, {instancePath:instancePath+"/cards",parentData:data,parentDataProperty:"cards",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.who !== undefined){
if(!(validate338(data.who, {instancePath:instancePath+"/who",parentData:data,parentDataProperty:"who",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate386.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":"object","properties":{"op":{"type":"string","const":"discard"},"cards":{"$ref":"#/$defs/shared--35"},"who":{"$ref":"#/$defs/shared--33"},"choice":{"type":"string","enum":["owner","opponent","random"]},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","cards"],"additionalProperties":false};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "op") || (key0 === "cards")) || (key0 === "who")) || (key0 === "choice")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("discard" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "discard"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cards !== undefined){
if(!(validate357(data.cards, {instancePath:instancePath+"/cards",parentData:data,parentDataProperty:"cards",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.who !== undefined){
if(!(validate338(data.who, {instancePath:instancePath+"/who",parentData:data,parentDataProperty:"who",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.choice !== undefined){
let data3 = data.choice;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "owner") || (data3 === "opponent")) || (data3 === "random"))){
const err6 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/enum",keyword:"enum",params:{allowedValues: schema95.properties.choice.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate391.errors = vErrors;
return errors === 0;
}

const schema96 = {"type":"object","properties":{"op":{"type":"string","const":"gain-bursts"},"bursts":{"$ref":"#/$defs/shared--36"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","bursts"],"additionalProperties":false};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bursts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bursts"},message:"must have required property '"+"bursts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "bursts")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("gain-bursts" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "gain-bursts"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bursts !== undefined){
if(!(validate368(data.bursts, {instancePath:instancePath+"/bursts",parentData:data,parentDataProperty:"bursts",rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}

const schema97 = {"type":"object","properties":{"op":{"type":"string","const":"gain-counters"},"counter":{"$ref":"#/$defs/shared--5"},"amount":{"$ref":"#/$defs/shared--37"},"who":{"$ref":"#/$defs/shared--33"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","counter","amount"],"additionalProperties":false};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.counter === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counter"},message:"must have required property '"+"counter"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "op") || (key0 === "counter")) || (key0 === "amount")) || (key0 === "who")) || (key0 === "when")) || (key0 === "rules"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("gain-counters" !== data0){
const err5 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "gain-counters"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.counter !== undefined){
if(!(validate53(data.counter, {instancePath:instancePath+"/counter",parentData:data,parentDataProperty:"counter",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate375(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
if(data.who !== undefined){
if(!(validate338(data.who, {instancePath:instancePath+"/who",parentData:data,parentDataProperty:"who",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate400.errors = vErrors;
return errors === 0;
}

const schema98 = {"type":"object","properties":{"op":{"type":"string","const":"score"},"points":{"oneOf":[{"$ref":"#/$defs/shared--18"},{"$ref":"#/$defs/shared--8"}]},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["op","points"],"additionalProperties":false};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.points === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points"},message:"must have required property '"+"points"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "points")) || (key0 === "when")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("score" !== data0){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/const",keyword:"const",params:{allowedValue: "score"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.points !== undefined){
let data1 = data.points;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate127(data1, {instancePath:instancePath+"/points",parentData:data,parentDataProperty:"points",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(!(validate141(data1, {instancePath:instancePath+"/points",parentData:data,parentDataProperty:"points",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err5 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.op;
if(typeof tag0 == "string"){
if(tag0 === "change-position"){
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
else if(tag0 === "set-position"){
if(!(validate342(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
else if(tag0 === "change-altitude"){
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
else if(tag0 === "fire"){
if(!(validate355(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
else if(tag0 === "enter-clouds"){
if(!(validate364(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
}
else if(tag0 === "add-hits-to-next-attack"){
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
}
else if(tag0 === "change-hits"){
if(!(validate374(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cancel-special"){
if(!(validate382(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
else if(tag0 === "draw"){
if(!(validate386(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
}
else if(tag0 === "discard"){
if(!(validate391(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gain-bursts"){
if(!(validate396(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gain-counters"){
if(!(validate400(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
else if(tag0 === "score"){
if(!(validate406(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "op", tagValue: tag0},message:"value of tag \"op\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "op", tagValue: tag0},message:"tag \"op\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effects === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effects"},message:"must have required property '"+"effects"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "when") || (key0 === "effects")) || (key0 === "answerable-when")) || (key0 === "needs-target")) || (key0 === "ends-step")) || (key0 === "rules"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.effects !== undefined){
let data1 = data.effects;
if(Array.isArray(data1)){
if(data1.length > 12){
const err2 = {instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate335(data1[i0], {instancePath:instancePath+"/effects/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["answerable-when"] !== undefined){
if(!(validate141(data["answerable-when"], {instancePath:instancePath+"/answerable-when",parentData:data,parentDataProperty:"answerable-when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data["needs-target"] !== undefined){
if(typeof data["needs-target"] !== "boolean"){
const err5 = {instancePath:instancePath+"/needs-target",schemaPath:"#/properties/needs-target/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["ends-step"] !== undefined){
if(typeof data["ends-step"] !== "boolean"){
const err6 = {instancePath:instancePath+"/ends-step",schemaPath:"#/properties/ends-step/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}

const schema99 = {"type":"object","properties":{"to":{"$ref":"#/$defs/shared--5"},"card":{"$ref":"#/$defs/shared--5"},"when":{"$ref":"#/$defs/shared--8"},"rules":{"$ref":"#/$defs/common--rules"}},"required":["to"],"additionalProperties":false};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "to") || (key0 === "card")) || (key0 === "when")) || (key0 === "rules"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.to !== undefined){
if(!(validate53(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate53(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate141(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate428.errors = vErrors;
return errors === 0;
}

const schema100 = {"type":"object","properties":{"number":{"oneOf":[{"$ref":"#/$defs/shared--29"},{"type":"string","const":"open"}]},"bomb":{"$ref":"#/$defs/shared--5"},"strafe":{"$ref":"#/$defs/shared--5"},"spoiled":{"type":"string","enum":["none","standard","special","open"]},"manoeuvre":{"oneOf":[{"$ref":"#/$defs/shared--26"},{"type":"string","const":"open"}]},"art":{"$ref":"#/$defs/shared--21"}},"required":[],"additionalProperties":false};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "number") || (key0 === "bomb")) || (key0 === "strafe")) || (key0 === "spoiled")) || (key0 === "manoeuvre")) || (key0 === "art"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.number !== undefined){
let data0 = data.number;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate323(data0, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("open" !== data0){
const err2 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/oneOf/1/const",keyword:"const",params:{allowedValue: "open"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.bomb !== undefined){
if(!(validate53(data.bomb, {instancePath:instancePath+"/bomb",parentData:data,parentDataProperty:"bomb",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.strafe !== undefined){
if(!(validate53(data.strafe, {instancePath:instancePath+"/strafe",parentData:data,parentDataProperty:"strafe",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.spoiled !== undefined){
let data3 = data.spoiled;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/spoiled",schemaPath:"#/properties/spoiled/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data3 === "none") || (data3 === "standard")) || (data3 === "special")) || (data3 === "open"))){
const err5 = {instancePath:instancePath+"/spoiled",schemaPath:"#/properties/spoiled/enum",keyword:"enum",params:{allowedValues: schema100.properties.spoiled.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.manoeuvre !== undefined){
let data4 = data.manoeuvre;
const _errs12 = errors;
let valid2 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validate273(data4, {instancePath:instancePath+"/manoeuvre",parentData:data,parentDataProperty:"manoeuvre",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs14 = errors;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/manoeuvre",schemaPath:"#/properties/manoeuvre/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("open" !== data4){
const err7 = {instancePath:instancePath+"/manoeuvre",schemaPath:"#/properties/manoeuvre/oneOf/1/const",keyword:"const",params:{allowedValue: "open"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err8 = {instancePath:instancePath+"/manoeuvre",schemaPath:"#/properties/manoeuvre/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.art !== undefined){
if(!(validate77(data.art, {instancePath:instancePath+"/art",parentData:data,parentDataProperty:"art",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate436.errors = vErrors;
return errors === 0;
}


function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.family === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.colour === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colour"},message:"must have required property '"+"colour"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.copies === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copies"},message:"must have required property '"+"copies"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema77.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate83(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate83(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.family !== undefined){
if(!(validate53(data.family, {instancePath:instancePath+"/family",parentData:data,parentDataProperty:"family",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.colour !== undefined){
let data3 = data.colour;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "red") || (data3 === "blue")) || (data3 === "white"))){
const err6 = {instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/enum",keyword:"enum",params:{allowedValues: schema77.properties.colour.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.copies !== undefined){
let data4 = data.copies;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.attack !== undefined){
if(!(validate333(data.attack, {instancePath:instancePath+"/attack",parentData:data,parentDataProperty:"attack",rootData}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
if(data["responds-to"] !== undefined){
let data6 = data["responds-to"];
if(Array.isArray(data6)){
if(data6.length > 40){
const err10 = {instancePath:instancePath+"/responds-to",schemaPath:"#/properties/responds-to/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate428(data6[i0], {instancePath:instancePath+"/responds-to/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/responds-to",schemaPath:"#/properties/responds-to/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.response !== undefined){
let data8 = data.response;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!(((key1 === "effects") || (key1 === "stops")) || (key1 === "rules"))){
const err12 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.effects !== undefined){
let data9 = data8.effects;
if(Array.isArray(data9)){
if(data9.length > 12){
const err13 = {instancePath:instancePath+"/response/effects",schemaPath:"#/properties/response/properties/effects/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate335(data9[i1], {instancePath:instancePath+"/response/effects/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/response/effects",schemaPath:"#/properties/response/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.stops !== undefined){
if(typeof data8.stops !== "boolean"){
const err15 = {instancePath:instancePath+"/response/stops",schemaPath:"#/properties/response/properties/stops/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.rules !== undefined){
if(!(validate89(data8.rules, {instancePath:instancePath+"/response/rules",parentData:data8,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.limits !== undefined){
let data13 = data.limits;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(!(((key2 === "wingman-may-not-attack") || (key2 === "not-when-loaded")) || (key2 === "unanswerable"))){
const err17 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data13["wingman-may-not-attack"] !== undefined){
let data14 = data13["wingman-may-not-attack"];
if(typeof data14 !== "boolean"){
const err18 = {instancePath:instancePath+"/limits/wingman-may-not-attack",schemaPath:"#/properties/limits/properties/wingman-may-not-attack/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(true !== data14){
const err19 = {instancePath:instancePath+"/limits/wingman-may-not-attack",schemaPath:"#/properties/limits/properties/wingman-may-not-attack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data13["not-when-loaded"] !== undefined){
let data15 = data13["not-when-loaded"];
if(typeof data15 !== "boolean"){
const err20 = {instancePath:instancePath+"/limits/not-when-loaded",schemaPath:"#/properties/limits/properties/not-when-loaded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(true !== data15){
const err21 = {instancePath:instancePath+"/limits/not-when-loaded",schemaPath:"#/properties/limits/properties/not-when-loaded/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data13.unanswerable !== undefined){
let data16 = data13.unanswerable;
if(typeof data16 !== "boolean"){
const err22 = {instancePath:instancePath+"/limits/unanswerable",schemaPath:"#/properties/limits/properties/unanswerable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(true !== data16){
const err23 = {instancePath:instancePath+"/limits/unanswerable",schemaPath:"#/properties/limits/properties/unanswerable/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.faces !== undefined){
let data17 = data.faces;
if(Array.isArray(data17)){
if(data17.length > 200){
const err25 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate436(data17[i2], {instancePath:instancePath+"/faces/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/faces",schemaPath:"#/properties/faces/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}

const schema101 = {"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--31"},"maxProperties":20};
const schema102 = {"type":"integer","minimum":0,"maximum":999};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate447.errors = vErrors;
return errors === 0;
}


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func3(key0) > 64){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
if(!(validate447(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate446.errors = vErrors;
return errors === 0;
}

const schema103 = {"type":"object","properties":{"standard":{"$ref":"#/$defs/shared--31"},"special":{"$ref":"#/$defs/shared--31"}},"required":[],"additionalProperties":false};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "standard") || (key0 === "special"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.standard !== undefined){
if(!(validate447(data.standard, {instancePath:instancePath+"/standard",parentData:data,parentDataProperty:"standard",rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.special !== undefined){
if(!(validate447(data.special, {instancePath:instancePath+"/special",parentData:data,parentDataProperty:"special",rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate451.errors = vErrors;
return errors === 0;
}


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ruleset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleset"},message:"must have required property '"+"ruleset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.owner === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.families === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "families"},message:"must have required property '"+"families"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.cards === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema74.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("deck" !== data0){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "deck"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.ruleset !== undefined){
let data7 = data.ruleset;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data7 === "wild-blue") || (data7 === "aces-high")) || (data7 === "combat-zone"))){
const err10 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/enum",keyword:"enum",params:{allowedValues: schema74.properties.ruleset.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.owner !== undefined){
let data8 = data.owner;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data8 === "side") || (data8 === "shared"))){
const err12 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/enum",keyword:"enum",params:{allowedValues: schema74.properties.owner.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.size !== undefined){
if(!(validate323(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.families !== undefined){
let data10 = data.families;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 200){
const err13 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data10){
const _errs17 = errors;
if(typeof key1 === "string"){
if(func3(key1) > 64){
const err14 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(key1)){
const err15 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid1 = _errs17 === errors;
if(!valid1){
const err16 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
for(const key2 in data10){
if(!(validate325(data10[key2], {instancePath:instancePath+"/families/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.cards !== undefined){
let data12 = data.cards;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 200){
const err18 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key3 in data12){
const _errs22 = errors;
if(typeof key3 === "string"){
if(func3(key3) > 64){
const err19 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern0.test(key3)){
const err20 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid3 = _errs22 === errors;
if(!valid3){
const err21 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
for(const key4 in data12){
if(!(validate329(data12[key4], {instancePath:instancePath+"/cards/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data["face-totals"] !== undefined){
let data14 = data["face-totals"];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key5 in data14){
if(!(((((key5 === "bomb") || (key5 === "strafe")) || (key5 === "spoiled")) || (key5 === "spoiled-by-family")) || (key5 === "rules"))){
const err23 = {instancePath:instancePath+"/face-totals",schemaPath:"#/properties/face-totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data14.bomb !== undefined){
if(!(validate446(data14.bomb, {instancePath:instancePath+"/face-totals/bomb",parentData:data14,parentDataProperty:"bomb",rootData}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
}
if(data14.strafe !== undefined){
if(!(validate446(data14.strafe, {instancePath:instancePath+"/face-totals/strafe",parentData:data14,parentDataProperty:"strafe",rootData}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
}
if(data14.spoiled !== undefined){
if(!(validate451(data14.spoiled, {instancePath:instancePath+"/face-totals/spoiled",parentData:data14,parentDataProperty:"spoiled",rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
if(data14["spoiled-by-family"] !== undefined){
let data18 = data14["spoiled-by-family"];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length > 200){
const err24 = {instancePath:instancePath+"/face-totals/spoiled-by-family",schemaPath:"#/properties/face-totals/properties/spoiled-by-family/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key6 in data18){
const _errs33 = errors;
if(typeof key6 === "string"){
if(func3(key6) > 64){
const err25 = {instancePath:instancePath+"/face-totals/spoiled-by-family",schemaPath:"#/properties/face-totals/properties/spoiled-by-family/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern0.test(key6)){
const err26 = {instancePath:instancePath+"/face-totals/spoiled-by-family",schemaPath:"#/properties/face-totals/properties/spoiled-by-family/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid6 = _errs33 === errors;
if(!valid6){
const err27 = {instancePath:instancePath+"/face-totals/spoiled-by-family",schemaPath:"#/properties/face-totals/properties/spoiled-by-family/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key7 in data18){
if(!(validate451(data18[key7], {instancePath:instancePath+"/face-totals/spoiled-by-family/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key7,rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/face-totals/spoiled-by-family",schemaPath:"#/properties/face-totals/properties/spoiled-by-family/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.rules !== undefined){
if(!(validate89(data14.rules, {instancePath:instancePath+"/face-totals/rules",parentData:data14,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/face-totals",schemaPath:"#/properties/face-totals/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.subsets !== undefined){
let data21 = data.subsets;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 20){
const err30 = {instancePath:instancePath+"/subsets",schemaPath:"#/properties/subsets/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key8 in data21){
const _errs39 = errors;
if(typeof key8 === "string"){
if(func3(key8) > 64){
const err31 = {instancePath:instancePath+"/subsets",schemaPath:"#/properties/subsets/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern0.test(key8)){
const err32 = {instancePath:instancePath+"/subsets",schemaPath:"#/properties/subsets/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid8 = _errs39 === errors;
if(!valid8){
const err33 = {instancePath:instancePath+"/subsets",schemaPath:"#/properties/subsets/propertyNames",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
for(const key9 in data21){
let data22 = data21[key9];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.from === undefined){
const err34 = {instancePath:instancePath+"/subsets/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subsets/additionalProperties/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data22.to === undefined){
const err35 = {instancePath:instancePath+"/subsets/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subsets/additionalProperties/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key10 in data22){
if(!(((key10 === "name") || (key10 === "from")) || (key10 === "to"))){
const err36 = {instancePath:instancePath+"/subsets/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subsets/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data22.name !== undefined){
if(!(validate83(data22.name, {instancePath:instancePath+"/subsets/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",parentData:data22,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data22.from !== undefined){
if(!(validate323(data22.from, {instancePath:instancePath+"/subsets/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",parentData:data22,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data22.to !== undefined){
if(!(validate323(data22.to, {instancePath:instancePath+"/subsets/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/to",parentData:data22,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/subsets/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subsets/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/subsets",schemaPath:"#/properties/subsets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}

export const validateAircraft = validate460;
const schema104 = {"type":"object","discriminator":{"propertyName":"ruleset"},"oneOf":[{"$ref":"#/$defs/aircraft--wild-blue-aircraft"}]};
const schema105 = {"type":"object","discriminator":{"propertyName":"class"},"oneOf":[{"$ref":"#/$defs/aircraft--wild-blue-fighter"},{"$ref":"#/$defs/aircraft--wild-blue-light-bomber"},{"$ref":"#/$defs/aircraft--wild-blue-medium-bomber"},{"$ref":"#/$defs/aircraft--wild-blue-heavy-bomber"}],"properties":{"ruleset":{"type":"string","const":"wild-blue"}},"required":["ruleset"]};
const schema106 = {"type":"object","properties":{"kind":{"type":"string","const":"aircraft"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"ruleset":{"type":"string","const":"wild-blue"},"class":{"type":"string","const":"fighter"},"type":{"$ref":"#/$defs/shared--5"},"model":{"$ref":"#/$defs/shared--21"},"nation":{"$ref":"#/$defs/shared--5"},"side":{"$ref":"#/$defs/shared--5"},"service":{"$ref":"#/$defs/shared--5"},"service-entry":{"$ref":"#/$defs/common--month"},"engines":{"$ref":"#/$defs/shared--27"},"traits":{"$ref":"#/$defs/aircraft--traits"},"copies":{"$ref":"#/$defs/shared--47"},"silhouette":{"$ref":"#/$defs/aircraft--silhouette"},"propulsion":{"$ref":"#/$defs/shared--48"},"leader":{"$ref":"#/$defs/aircraft--leader"},"wingman":{"$ref":"#/$defs/aircraft--wingman"},"balance":{"$ref":"#/$defs/aircraft--balance"}},"required":["kind","id","ruleset","class","name","type","model","nation","leader"],"additionalProperties":false};
const schema107 = {"type":"string","pattern":"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$","maxLength":7};
const pattern28 = new RegExp("^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$", "u");

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 7){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern28.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate474.errors = vErrors;
return errors === 0;
}

const schema108 = {"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"oneOf":[{"const":true,"type":"boolean"},{"$ref":"#/$defs/shared--11"}]},"maxProperties":20};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func3(key0) > 64){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/oneOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(true !== data0){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs7 = errors;
if(!(validate175(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate477.errors = vErrors;
return errors === 0;
}

const schema109 = {"type":"integer","minimum":1,"maximum":30};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 30 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate480.errors = vErrors;
return errors === 0;
}

const schema110 = {"type":"object","properties":{"span":{"$ref":"#/$defs/shared--41"},"length":{"$ref":"#/$defs/shared--41"},"nose":{"type":"string","enum":["inline","radial","pod","bomber","jet"]},"fuselage":{"$ref":"#/$defs/shared--42"},"wing":{"type":"object","properties":{"y":{"$ref":"#/$defs/shared--43"},"root":{"$ref":"#/$defs/shared--44"},"tip":{"type":"number","minimum":0,"maximum":40},"sweep":{"$ref":"#/$defs/shared--45"},"end":{"type":"string","enum":["round","square","ellipse","semi","pointed"]},"lead":{"$ref":"#/$defs/shared--43"},"count":{"type":"integer","minimum":1,"maximum":3},"stagger":{"type":"number","minimum":-5,"maximum":5}},"required":["y","root","tip"],"additionalProperties":false},"tail":{"type":"object","properties":{"y":{"$ref":"#/$defs/shared--43"},"half":{"$ref":"#/$defs/shared--44"},"root":{"type":"number","minimum":0.1,"maximum":20},"tip":{"type":"number","minimum":0,"maximum":20},"sweep":{"$ref":"#/$defs/shared--45"},"twin-fin":{"type":"boolean"}},"required":["y","half","root","tip"],"additionalProperties":false},"engines":{"type":"array","items":{"type":"object","properties":{"x":{"$ref":"#/$defs/shared--46"},"y":{"type":"number","minimum":-5,"maximum":120},"length":{"$ref":"#/$defs/shared--44"},"width":{"$ref":"#/$defs/shared--42"},"boom":{"type":"boolean"}},"required":["x","y","length","width"],"additionalProperties":false},"maxItems":6},"canopy":{"type":"object","properties":{"from":{"$ref":"#/$defs/shared--43"},"to":{"$ref":"#/$defs/shared--43"}},"required":["from","to"],"additionalProperties":false},"turrets":{"type":"array","items":{"$ref":"#/$defs/shared--43"},"maxItems":12},"guns":{"type":"array","items":{"$ref":"#/$defs/shared--46"},"maxItems":12}},"required":["span","length"],"additionalProperties":false};
const schema111 = {"type":"number","minimum":1,"maximum":120};

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 120 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate483.errors = vErrors;
return errors === 0;
}

const schema112 = {"type":"number","minimum":0.1,"maximum":10};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 10 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0.1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate486.errors = vErrors;
return errors === 0;
}

const schema113 = {"type":"number","minimum":0,"maximum":1};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate488.errors = vErrors;
return errors === 0;
}

const schema114 = {"type":"number","minimum":0.1,"maximum":40};

function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 40 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0.1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate490.errors = vErrors;
return errors === 0;
}

const schema115 = {"type":"number","minimum":-45,"maximum":75};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 75 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 75},message:"must be <= 75"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < -45 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -45},message:"must be >= -45"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate492.errors = vErrors;
return errors === 0;
}

const schema116 = {"type":"number","minimum":0,"maximum":60};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 60 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate498.errors = vErrors;
return errors === 0;
}


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.span === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "span"},message:"must have required property '"+"span"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema110.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.span !== undefined){
if(!(validate483(data.span, {instancePath:instancePath+"/span",parentData:data,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
}
if(data.length !== undefined){
if(!(validate483(data.length, {instancePath:instancePath+"/length",parentData:data,parentDataProperty:"length",rootData}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
}
if(data.nose !== undefined){
let data2 = data.nose;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/nose",schemaPath:"#/properties/nose/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data2 === "inline") || (data2 === "radial")) || (data2 === "pod")) || (data2 === "bomber")) || (data2 === "jet"))){
const err4 = {instancePath:instancePath+"/nose",schemaPath:"#/properties/nose/enum",keyword:"enum",params:{allowedValues: schema110.properties.nose.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fuselage !== undefined){
if(!(validate486(data.fuselage, {instancePath:instancePath+"/fuselage",parentData:data,parentDataProperty:"fuselage",rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
if(data.wing !== undefined){
let data4 = data.wing;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.y === undefined){
const err5 = {instancePath:instancePath+"/wing",schemaPath:"#/properties/wing/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.root === undefined){
const err6 = {instancePath:instancePath+"/wing",schemaPath:"#/properties/wing/required",keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.tip === undefined){
const err7 = {instancePath:instancePath+"/wing",schemaPath:"#/properties/wing/required",keyword:"required",params:{missingProperty: "tip"},message:"must have required property '"+"tip"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data4){
if(!((((((((key1 === "y") || (key1 === "root")) || (key1 === "tip")) || (key1 === "sweep")) || (key1 === "end")) || (key1 === "lead")) || (key1 === "count")) || (key1 === "stagger"))){
const err8 = {instancePath:instancePath+"/wing",schemaPath:"#/properties/wing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.y !== undefined){
if(!(validate488(data4.y, {instancePath:instancePath+"/wing/y",parentData:data4,parentDataProperty:"y",rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data4.root !== undefined){
if(!(validate490(data4.root, {instancePath:instancePath+"/wing/root",parentData:data4,parentDataProperty:"root",rootData}))){
vErrors = vErrors === null ? validate490.errors : vErrors.concat(validate490.errors);
errors = vErrors.length;
}
}
if(data4.tip !== undefined){
let data7 = data4.tip;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 40 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/wing/tip",schemaPath:"#/properties/wing/properties/tip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/wing/tip",schemaPath:"#/properties/wing/properties/tip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/wing/tip",schemaPath:"#/properties/wing/properties/tip/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.sweep !== undefined){
if(!(validate492(data4.sweep, {instancePath:instancePath+"/wing/sweep",parentData:data4,parentDataProperty:"sweep",rootData}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
}
if(data4.end !== undefined){
let data9 = data4.end;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/wing/end",schemaPath:"#/properties/wing/properties/end/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data9 === "round") || (data9 === "square")) || (data9 === "ellipse")) || (data9 === "semi")) || (data9 === "pointed"))){
const err13 = {instancePath:instancePath+"/wing/end",schemaPath:"#/properties/wing/properties/end/enum",keyword:"enum",params:{allowedValues: schema110.properties.wing.properties.end.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.lead !== undefined){
if(!(validate488(data4.lead, {instancePath:instancePath+"/wing/lead",parentData:data4,parentDataProperty:"lead",rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data4.count !== undefined){
let data11 = data4.count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err14 = {instancePath:instancePath+"/wing/count",schemaPath:"#/properties/wing/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 3 || isNaN(data11)){
const err15 = {instancePath:instancePath+"/wing/count",schemaPath:"#/properties/wing/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err16 = {instancePath:instancePath+"/wing/count",schemaPath:"#/properties/wing/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data4.stagger !== undefined){
let data12 = data4.stagger;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5 || isNaN(data12)){
const err17 = {instancePath:instancePath+"/wing/stagger",schemaPath:"#/properties/wing/properties/stagger/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12 < -5 || isNaN(data12)){
const err18 = {instancePath:instancePath+"/wing/stagger",schemaPath:"#/properties/wing/properties/stagger/minimum",keyword:"minimum",params:{comparison: ">=", limit: -5},message:"must be >= -5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/wing/stagger",schemaPath:"#/properties/wing/properties/stagger/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/wing",schemaPath:"#/properties/wing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.tail !== undefined){
let data13 = data.tail;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.y === undefined){
const err21 = {instancePath:instancePath+"/tail",schemaPath:"#/properties/tail/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data13.half === undefined){
const err22 = {instancePath:instancePath+"/tail",schemaPath:"#/properties/tail/required",keyword:"required",params:{missingProperty: "half"},message:"must have required property '"+"half"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data13.root === undefined){
const err23 = {instancePath:instancePath+"/tail",schemaPath:"#/properties/tail/required",keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data13.tip === undefined){
const err24 = {instancePath:instancePath+"/tail",schemaPath:"#/properties/tail/required",keyword:"required",params:{missingProperty: "tip"},message:"must have required property '"+"tip"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data13){
if(!((((((key2 === "y") || (key2 === "half")) || (key2 === "root")) || (key2 === "tip")) || (key2 === "sweep")) || (key2 === "twin-fin"))){
const err25 = {instancePath:instancePath+"/tail",schemaPath:"#/properties/tail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data13.y !== undefined){
if(!(validate488(data13.y, {instancePath:instancePath+"/tail/y",parentData:data13,parentDataProperty:"y",rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data13.half !== undefined){
if(!(validate490(data13.half, {instancePath:instancePath+"/tail/half",parentData:data13,parentDataProperty:"half",rootData}))){
vErrors = vErrors === null ? validate490.errors : vErrors.concat(validate490.errors);
errors = vErrors.length;
}
}
if(data13.root !== undefined){
let data16 = data13.root;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 20 || isNaN(data16)){
const err26 = {instancePath:instancePath+"/tail/root",schemaPath:"#/properties/tail/properties/root/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data16 < 0.1 || isNaN(data16)){
const err27 = {instancePath:instancePath+"/tail/root",schemaPath:"#/properties/tail/properties/root/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tail/root",schemaPath:"#/properties/tail/properties/root/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data13.tip !== undefined){
let data17 = data13.tip;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 20 || isNaN(data17)){
const err29 = {instancePath:instancePath+"/tail/tip",schemaPath:"#/properties/tail/properties/tip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err30 = {instancePath:instancePath+"/tail/tip",schemaPath:"#/properties/tail/properties/tip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/tail/tip",schemaPath:"#/properties/tail/properties/tip/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.sweep !== undefined){
if(!(validate492(data13.sweep, {instancePath:instancePath+"/tail/sweep",parentData:data13,parentDataProperty:"sweep",rootData}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
}
if(data13["twin-fin"] !== undefined){
if(typeof data13["twin-fin"] !== "boolean"){
const err32 = {instancePath:instancePath+"/tail/twin-fin",schemaPath:"#/properties/tail/properties/twin-fin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/tail",schemaPath:"#/properties/tail/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.engines !== undefined){
let data20 = data.engines;
if(Array.isArray(data20)){
if(data20.length > 6){
const err34 = {instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.x === undefined){
const err35 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data21.y === undefined){
const err36 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data21.length === undefined){
const err37 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data21.width === undefined){
const err38 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key3 in data21){
if(!(((((key3 === "x") || (key3 === "y")) || (key3 === "length")) || (key3 === "width")) || (key3 === "boom"))){
const err39 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data21.x !== undefined){
if(!(validate498(data21.x, {instancePath:instancePath+"/engines/" + i0+"/x",parentData:data21,parentDataProperty:"x",rootData}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
if(data21.y !== undefined){
let data23 = data21.y;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 120 || isNaN(data23)){
const err40 = {instancePath:instancePath+"/engines/" + i0+"/y",schemaPath:"#/properties/engines/items/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data23 < -5 || isNaN(data23)){
const err41 = {instancePath:instancePath+"/engines/" + i0+"/y",schemaPath:"#/properties/engines/items/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: -5},message:"must be >= -5"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/engines/" + i0+"/y",schemaPath:"#/properties/engines/items/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data21.length !== undefined){
if(!(validate490(data21.length, {instancePath:instancePath+"/engines/" + i0+"/length",parentData:data21,parentDataProperty:"length",rootData}))){
vErrors = vErrors === null ? validate490.errors : vErrors.concat(validate490.errors);
errors = vErrors.length;
}
}
if(data21.width !== undefined){
if(!(validate486(data21.width, {instancePath:instancePath+"/engines/" + i0+"/width",parentData:data21,parentDataProperty:"width",rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
if(data21.boom !== undefined){
if(typeof data21.boom !== "boolean"){
const err43 = {instancePath:instancePath+"/engines/" + i0+"/boom",schemaPath:"#/properties/engines/items/properties/boom/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.canopy !== undefined){
let data27 = data.canopy;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.from === undefined){
const err46 = {instancePath:instancePath+"/canopy",schemaPath:"#/properties/canopy/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data27.to === undefined){
const err47 = {instancePath:instancePath+"/canopy",schemaPath:"#/properties/canopy/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 in data27){
if(!((key4 === "from") || (key4 === "to"))){
const err48 = {instancePath:instancePath+"/canopy",schemaPath:"#/properties/canopy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data27.from !== undefined){
if(!(validate488(data27.from, {instancePath:instancePath+"/canopy/from",parentData:data27,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data27.to !== undefined){
if(!(validate488(data27.to, {instancePath:instancePath+"/canopy/to",parentData:data27,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/canopy",schemaPath:"#/properties/canopy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.turrets !== undefined){
let data30 = data.turrets;
if(Array.isArray(data30)){
if(data30.length > 12){
const err50 = {instancePath:instancePath+"/turrets",schemaPath:"#/properties/turrets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
if(!(validate488(data30[i1], {instancePath:instancePath+"/turrets/" + i1,parentData:data30,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/turrets",schemaPath:"#/properties/turrets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.guns !== undefined){
let data32 = data.guns;
if(Array.isArray(data32)){
if(data32.length > 12){
const err52 = {instancePath:instancePath+"/guns",schemaPath:"#/properties/guns/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(!(validate498(data32[i2], {instancePath:instancePath+"/guns/" + i2,parentData:data32,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/guns",schemaPath:"#/properties/guns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate482.errors = vErrors;
return errors === 0;
}

const schema117 = {"type":"string","enum":["piston","jet","rocket"]};

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "piston") || (data === "jet")) || (data === "rocket"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema117.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate507.errors = vErrors;
return errors === 0;
}

const schema118 = {"type":"object","properties":{"undamaged":{"$ref":"#/$defs/aircraft--leader-side"},"damaged":{"$ref":"#/$defs/aircraft--leader-side"}},"required":["undamaged","damaged"],"additionalProperties":false};
const schema119 = {"type":"object","properties":{"damage":{"$ref":"#/$defs/shared--39"},"performance":{"$ref":"#/$defs/shared--11"},"horsepower":{"$ref":"#/$defs/shared--11"},"turbocharged":{"type":"boolean"},"burst":{"$ref":"#/$defs/shared--11"},"cannon-bonus":{"$ref":"#/$defs/shared--26"},"gunner":{"$ref":"#/$defs/shared--11"},"heavy-guns":{"$ref":"#/$defs/shared--26"},"ceiling":{"$ref":"#/$defs/shared--5"},"bomb":{"$ref":"#/$defs/shared--40"},"strafe":{"$ref":"#/$defs/shared--11"},"speed":{"$ref":"#/$defs/shared--11"},"thrust":{"$ref":"#/$defs/shared--11"},"night-combat":{"$ref":"#/$defs/shared--11"}},"required":["damage","performance","horsepower","burst","ceiling"],"additionalProperties":false};
const schema120 = {"type":"integer","minimum":1,"maximum":60};

function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 60 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate511.errors = vErrors;
return errors === 0;
}

const schema121 = {"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"additionalProperties":{"$ref":"#/$defs/shared--11"},"maxProperties":10};

function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 10){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 10},message:"must NOT have more than 10 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func3(key0) > 64){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
if(!(validate175(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate520.errors = vErrors;
return errors === 0;
}


function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.damage === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "damage"},message:"must have required property '"+"damage"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.performance === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "performance"},message:"must have required property '"+"performance"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.horsepower === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "horsepower"},message:"must have required property '"+"horsepower"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.burst === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "burst"},message:"must have required property '"+"burst"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ceiling === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ceiling"},message:"must have required property '"+"ceiling"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema119.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.damage !== undefined){
if(!(validate511(data.damage, {instancePath:instancePath+"/damage",parentData:data,parentDataProperty:"damage",rootData}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
}
if(data.performance !== undefined){
if(!(validate175(data.performance, {instancePath:instancePath+"/performance",parentData:data,parentDataProperty:"performance",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.horsepower !== undefined){
if(!(validate175(data.horsepower, {instancePath:instancePath+"/horsepower",parentData:data,parentDataProperty:"horsepower",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.turbocharged !== undefined){
if(typeof data.turbocharged !== "boolean"){
const err6 = {instancePath:instancePath+"/turbocharged",schemaPath:"#/properties/turbocharged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.burst !== undefined){
if(!(validate175(data.burst, {instancePath:instancePath+"/burst",parentData:data,parentDataProperty:"burst",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data["cannon-bonus"] !== undefined){
if(!(validate273(data["cannon-bonus"], {instancePath:instancePath+"/cannon-bonus",parentData:data,parentDataProperty:"cannon-bonus",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.gunner !== undefined){
if(!(validate175(data.gunner, {instancePath:instancePath+"/gunner",parentData:data,parentDataProperty:"gunner",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data["heavy-guns"] !== undefined){
if(!(validate273(data["heavy-guns"], {instancePath:instancePath+"/heavy-guns",parentData:data,parentDataProperty:"heavy-guns",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.ceiling !== undefined){
if(!(validate53(data.ceiling, {instancePath:instancePath+"/ceiling",parentData:data,parentDataProperty:"ceiling",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.bomb !== undefined){
if(!(validate520(data.bomb, {instancePath:instancePath+"/bomb",parentData:data,parentDataProperty:"bomb",rootData}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
}
if(data.strafe !== undefined){
if(!(validate175(data.strafe, {instancePath:instancePath+"/strafe",parentData:data,parentDataProperty:"strafe",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.speed !== undefined){
if(!(validate175(data.speed, {instancePath:instancePath+"/speed",parentData:data,parentDataProperty:"speed",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.thrust !== undefined){
if(!(validate175(data.thrust, {instancePath:instancePath+"/thrust",parentData:data,parentDataProperty:"thrust",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data["night-combat"] !== undefined){
if(!(validate175(data["night-combat"], {instancePath:instancePath+"/night-combat",parentData:data,parentDataProperty:"night-combat",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate510.errors = vErrors;
return errors === 0;
}


function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.undamaged === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undamaged"},message:"must have required property '"+"undamaged"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.damaged === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "damaged"},message:"must have required property '"+"damaged"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "undamaged") || (key0 === "damaged"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.undamaged !== undefined){
if(!(validate510(data.undamaged, {instancePath:instancePath+"/undamaged",parentData:data,parentDataProperty:"undamaged",rootData}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.damaged !== undefined){
if(!(validate510(data.damaged, {instancePath:instancePath+"/damaged",parentData:data,parentDataProperty:"damaged",rootData}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate509.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":"object","properties":{"undamaged":{"$ref":"#/$defs/aircraft--wingman-side"},"damaged":{"$ref":"#/$defs/aircraft--wingman-side"}},"required":["undamaged","damaged"],"additionalProperties":false};
const schema123 = {"type":"object","properties":{"damage":{"$ref":"#/$defs/shared--39"},"offensive":{"$ref":"#/$defs/shared--11"},"defensive":{"$ref":"#/$defs/shared--11"},"cannon-bonus":{"$ref":"#/$defs/shared--26"},"heavy-guns":{"$ref":"#/$defs/shared--26"},"turbocharged":{"type":"boolean"},"ceiling":{"$ref":"#/$defs/shared--5"},"bomb":{"$ref":"#/$defs/shared--40"},"strafe":{"$ref":"#/$defs/shared--11"}},"required":["damage","offensive","defensive"],"additionalProperties":false};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.damage === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "damage"},message:"must have required property '"+"damage"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offensive === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offensive"},message:"must have required property '"+"offensive"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.defensive === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defensive"},message:"must have required property '"+"defensive"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema123.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.damage !== undefined){
if(!(validate511(data.damage, {instancePath:instancePath+"/damage",parentData:data,parentDataProperty:"damage",rootData}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
}
if(data.offensive !== undefined){
if(!(validate175(data.offensive, {instancePath:instancePath+"/offensive",parentData:data,parentDataProperty:"offensive",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.defensive !== undefined){
if(!(validate175(data.defensive, {instancePath:instancePath+"/defensive",parentData:data,parentDataProperty:"defensive",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data["cannon-bonus"] !== undefined){
if(!(validate273(data["cannon-bonus"], {instancePath:instancePath+"/cannon-bonus",parentData:data,parentDataProperty:"cannon-bonus",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data["heavy-guns"] !== undefined){
if(!(validate273(data["heavy-guns"], {instancePath:instancePath+"/heavy-guns",parentData:data,parentDataProperty:"heavy-guns",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.turbocharged !== undefined){
if(typeof data.turbocharged !== "boolean"){
const err4 = {instancePath:instancePath+"/turbocharged",schemaPath:"#/properties/turbocharged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ceiling !== undefined){
if(!(validate53(data.ceiling, {instancePath:instancePath+"/ceiling",parentData:data,parentDataProperty:"ceiling",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.bomb !== undefined){
if(!(validate520(data.bomb, {instancePath:instancePath+"/bomb",parentData:data,parentDataProperty:"bomb",rootData}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
}
if(data.strafe !== undefined){
if(!(validate175(data.strafe, {instancePath:instancePath+"/strafe",parentData:data,parentDataProperty:"strafe",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate531.errors = vErrors;
return errors === 0;
}


function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.undamaged === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undamaged"},message:"must have required property '"+"undamaged"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.damaged === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "damaged"},message:"must have required property '"+"damaged"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "undamaged") || (key0 === "damaged"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.undamaged !== undefined){
if(!(validate531(data.undamaged, {instancePath:instancePath+"/undamaged",parentData:data,parentDataProperty:"undamaged",rootData}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
}
if(data.damaged !== undefined){
if(!(validate531(data.damaged, {instancePath:instancePath+"/damaged",parentData:data,parentDataProperty:"damaged",rootData}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate530.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":"object","properties":{"leader":{"$ref":"#/$defs/shared--19"},"wingman-modifier":{"$ref":"#/$defs/shared--38"}},"required":["leader"],"additionalProperties":false};

function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leader === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leader"},message:"must have required property '"+"leader"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "leader") || (key0 === "wingman-modifier"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.leader !== undefined){
if(!(validate196(data.leader, {instancePath:instancePath+"/leader",parentData:data,parentDataProperty:"leader",rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
if(data["wingman-modifier"] !== undefined){
if(!(validate376(data["wingman-modifier"], {instancePath:instancePath+"/wingman-modifier",parentData:data,parentDataProperty:"wingman-modifier",rootData}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate543.errors = vErrors;
return errors === 0;
}


function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ruleset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleset"},message:"must have required property '"+"ruleset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.class === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.model === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.nation === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nation"},message:"must have required property '"+"nation"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.leader === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leader"},message:"must have required property '"+"leader"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema106.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("aircraft" !== data0){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "aircraft"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.ruleset !== undefined){
let data7 = data.ruleset;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("wild-blue" !== data7){
const err13 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/const",keyword:"const",params:{allowedValue: "wild-blue"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.class !== undefined){
let data8 = data.class;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("fighter" !== data8){
const err15 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/const",keyword:"const",params:{allowedValue: "fighter"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate53(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate77(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate53(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate53(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
if(!(validate53(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["service-entry"] !== undefined){
if(!(validate474(data["service-entry"], {instancePath:instancePath+"/service-entry",parentData:data,parentDataProperty:"service-entry",rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
}
if(data.engines !== undefined){
if(!(validate295(data.engines, {instancePath:instancePath+"/engines",parentData:data,parentDataProperty:"engines",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
if(data.traits !== undefined){
if(!(validate477(data.traits, {instancePath:instancePath+"/traits",parentData:data,parentDataProperty:"traits",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
}
if(data.copies !== undefined){
if(!(validate480(data.copies, {instancePath:instancePath+"/copies",parentData:data,parentDataProperty:"copies",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
if(data.silhouette !== undefined){
if(!(validate482(data.silhouette, {instancePath:instancePath+"/silhouette",parentData:data,parentDataProperty:"silhouette",rootData}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.propulsion !== undefined){
if(!(validate507(data.propulsion, {instancePath:instancePath+"/propulsion",parentData:data,parentDataProperty:"propulsion",rootData}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
}
if(data.leader !== undefined){
if(!(validate509(data.leader, {instancePath:instancePath+"/leader",parentData:data,parentDataProperty:"leader",rootData}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
}
if(data.wingman !== undefined){
if(!(validate530(data.wingman, {instancePath:instancePath+"/wingman",parentData:data,parentDataProperty:"wingman",rootData}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
}
if(data.balance !== undefined){
if(!(validate543(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate462.errors = vErrors;
return errors === 0;
}

const schema125 = {"type":"object","properties":{"kind":{"type":"string","const":"aircraft"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"ruleset":{"type":"string","const":"wild-blue"},"class":{"type":"string","const":"light-bomber"},"type":{"$ref":"#/$defs/shared--5"},"model":{"$ref":"#/$defs/shared--21"},"nation":{"$ref":"#/$defs/shared--5"},"side":{"$ref":"#/$defs/shared--5"},"service":{"$ref":"#/$defs/shared--5"},"service-entry":{"$ref":"#/$defs/common--month"},"engines":{"$ref":"#/$defs/shared--27"},"traits":{"$ref":"#/$defs/aircraft--traits"},"copies":{"$ref":"#/$defs/shared--47"},"silhouette":{"$ref":"#/$defs/aircraft--silhouette"},"propulsion":{"$ref":"#/$defs/shared--48"},"leader":{"$ref":"#/$defs/aircraft--leader"},"wingman":{"$ref":"#/$defs/aircraft--wingman"},"balance":{"$ref":"#/$defs/aircraft--balance"}},"required":["kind","id","ruleset","class","name","type","model","nation","leader"],"additionalProperties":false};

function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ruleset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleset"},message:"must have required property '"+"ruleset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.class === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.model === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.nation === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nation"},message:"must have required property '"+"nation"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.leader === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leader"},message:"must have required property '"+"leader"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema125.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("aircraft" !== data0){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "aircraft"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.ruleset !== undefined){
let data7 = data.ruleset;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("wild-blue" !== data7){
const err13 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/const",keyword:"const",params:{allowedValue: "wild-blue"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.class !== undefined){
let data8 = data.class;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("light-bomber" !== data8){
const err15 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/const",keyword:"const",params:{allowedValue: "light-bomber"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate53(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate77(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate53(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate53(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
if(!(validate53(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["service-entry"] !== undefined){
if(!(validate474(data["service-entry"], {instancePath:instancePath+"/service-entry",parentData:data,parentDataProperty:"service-entry",rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
}
if(data.engines !== undefined){
if(!(validate295(data.engines, {instancePath:instancePath+"/engines",parentData:data,parentDataProperty:"engines",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
if(data.traits !== undefined){
if(!(validate477(data.traits, {instancePath:instancePath+"/traits",parentData:data,parentDataProperty:"traits",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
}
if(data.copies !== undefined){
if(!(validate480(data.copies, {instancePath:instancePath+"/copies",parentData:data,parentDataProperty:"copies",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
if(data.silhouette !== undefined){
if(!(validate482(data.silhouette, {instancePath:instancePath+"/silhouette",parentData:data,parentDataProperty:"silhouette",rootData}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.propulsion !== undefined){
if(!(validate507(data.propulsion, {instancePath:instancePath+"/propulsion",parentData:data,parentDataProperty:"propulsion",rootData}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
}
if(data.leader !== undefined){
if(!(validate509(data.leader, {instancePath:instancePath+"/leader",parentData:data,parentDataProperty:"leader",rootData}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
}
if(data.wingman !== undefined){
if(!(validate530(data.wingman, {instancePath:instancePath+"/wingman",parentData:data,parentDataProperty:"wingman",rootData}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
}
if(data.balance !== undefined){
if(!(validate543(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate547.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"object","properties":{"kind":{"type":"string","const":"aircraft"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"ruleset":{"type":"string","const":"wild-blue"},"class":{"type":"string","const":"medium-bomber"},"type":{"$ref":"#/$defs/shared--5"},"model":{"$ref":"#/$defs/shared--21"},"nation":{"$ref":"#/$defs/shared--5"},"side":{"$ref":"#/$defs/shared--5"},"service":{"$ref":"#/$defs/shared--5"},"service-entry":{"$ref":"#/$defs/common--month"},"engines":{"$ref":"#/$defs/shared--27"},"traits":{"$ref":"#/$defs/aircraft--traits"},"copies":{"$ref":"#/$defs/shared--47"},"silhouette":{"$ref":"#/$defs/aircraft--silhouette"},"undamaged":{"$ref":"#/$defs/aircraft--formation-side"},"damaged":{"$ref":"#/$defs/aircraft--formation-side"}},"required":["kind","id","ruleset","class","name","type","model","nation","undamaged","damaged"],"additionalProperties":false};
const schema127 = {"type":"object","properties":{"damage":{"$ref":"#/$defs/shared--39"},"speed":{"$ref":"#/$defs/shared--11"},"turret-defence":{"type":"object","properties":{"cards":{"$ref":"#/$defs/shared--11"},"starred":{"type":"boolean"}},"required":["cards"],"additionalProperties":false},"turret-support":{"$ref":"#/$defs/shared--11"},"ceiling":{"$ref":"#/$defs/shared--5"},"bomb":{"$ref":"#/$defs/shared--40"},"strafe":{"$ref":"#/$defs/shared--11"},"cargo":{"type":"object","properties":{"transport":{"$ref":"#/$defs/shared--11"},"air-drop":{"$ref":"#/$defs/shared--11"}},"required":["transport"],"additionalProperties":false}},"required":["damage","speed","turret-defence","turret-support","ceiling"],"additionalProperties":false};

function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.damage === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "damage"},message:"must have required property '"+"damage"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.speed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "speed"},message:"must have required property '"+"speed"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["turret-defence"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turret-defence"},message:"must have required property '"+"turret-defence"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["turret-support"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turret-support"},message:"must have required property '"+"turret-support"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ceiling === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ceiling"},message:"must have required property '"+"ceiling"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "damage") || (key0 === "speed")) || (key0 === "turret-defence")) || (key0 === "turret-support")) || (key0 === "ceiling")) || (key0 === "bomb")) || (key0 === "strafe")) || (key0 === "cargo"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.damage !== undefined){
if(!(validate511(data.damage, {instancePath:instancePath+"/damage",parentData:data,parentDataProperty:"damage",rootData}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
}
if(data.speed !== undefined){
if(!(validate175(data.speed, {instancePath:instancePath+"/speed",parentData:data,parentDataProperty:"speed",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data["turret-defence"] !== undefined){
let data2 = data["turret-defence"];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.cards === undefined){
const err6 = {instancePath:instancePath+"/turret-defence",schemaPath:"#/properties/turret-defence/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "cards") || (key1 === "starred"))){
const err7 = {instancePath:instancePath+"/turret-defence",schemaPath:"#/properties/turret-defence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.cards !== undefined){
if(!(validate175(data2.cards, {instancePath:instancePath+"/turret-defence/cards",parentData:data2,parentDataProperty:"cards",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data2.starred !== undefined){
if(typeof data2.starred !== "boolean"){
const err8 = {instancePath:instancePath+"/turret-defence/starred",schemaPath:"#/properties/turret-defence/properties/starred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/turret-defence",schemaPath:"#/properties/turret-defence/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["turret-support"] !== undefined){
if(!(validate175(data["turret-support"], {instancePath:instancePath+"/turret-support",parentData:data,parentDataProperty:"turret-support",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.ceiling !== undefined){
if(!(validate53(data.ceiling, {instancePath:instancePath+"/ceiling",parentData:data,parentDataProperty:"ceiling",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.bomb !== undefined){
if(!(validate520(data.bomb, {instancePath:instancePath+"/bomb",parentData:data,parentDataProperty:"bomb",rootData}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
}
if(data.strafe !== undefined){
if(!(validate175(data.strafe, {instancePath:instancePath+"/strafe",parentData:data,parentDataProperty:"strafe",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
let data9 = data.cargo;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.transport === undefined){
const err10 = {instancePath:instancePath+"/cargo",schemaPath:"#/properties/cargo/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data9){
if(!((key2 === "transport") || (key2 === "air-drop"))){
const err11 = {instancePath:instancePath+"/cargo",schemaPath:"#/properties/cargo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.transport !== undefined){
if(!(validate175(data9.transport, {instancePath:instancePath+"/cargo/transport",parentData:data9,parentDataProperty:"transport",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data9["air-drop"] !== undefined){
if(!(validate175(data9["air-drop"], {instancePath:instancePath+"/cargo/air-drop",parentData:data9,parentDataProperty:"air-drop",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/cargo",schemaPath:"#/properties/cargo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate585.errors = vErrors;
return errors === 0;
}


function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ruleset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleset"},message:"must have required property '"+"ruleset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.class === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.model === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.nation === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nation"},message:"must have required property '"+"nation"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.undamaged === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undamaged"},message:"must have required property '"+"undamaged"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.damaged === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "damaged"},message:"must have required property '"+"damaged"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema126.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if("aircraft" !== data0){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "aircraft"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.ruleset !== undefined){
let data7 = data.ruleset;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("wild-blue" !== data7){
const err14 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/const",keyword:"const",params:{allowedValue: "wild-blue"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.class !== undefined){
let data8 = data.class;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("medium-bomber" !== data8){
const err16 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/const",keyword:"const",params:{allowedValue: "medium-bomber"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate53(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate77(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate53(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate53(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
if(!(validate53(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["service-entry"] !== undefined){
if(!(validate474(data["service-entry"], {instancePath:instancePath+"/service-entry",parentData:data,parentDataProperty:"service-entry",rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
}
if(data.engines !== undefined){
if(!(validate295(data.engines, {instancePath:instancePath+"/engines",parentData:data,parentDataProperty:"engines",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
if(data.traits !== undefined){
if(!(validate477(data.traits, {instancePath:instancePath+"/traits",parentData:data,parentDataProperty:"traits",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
}
if(data.copies !== undefined){
if(!(validate480(data.copies, {instancePath:instancePath+"/copies",parentData:data,parentDataProperty:"copies",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
if(data.silhouette !== undefined){
if(!(validate482(data.silhouette, {instancePath:instancePath+"/silhouette",parentData:data,parentDataProperty:"silhouette",rootData}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.undamaged !== undefined){
if(!(validate585(data.undamaged, {instancePath:instancePath+"/undamaged",parentData:data,parentDataProperty:"undamaged",rootData}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
}
if(data.damaged !== undefined){
if(!(validate585(data.damaged, {instancePath:instancePath+"/damaged",parentData:data,parentDataProperty:"damaged",rootData}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate568.errors = vErrors;
return errors === 0;
}

const schema128 = {"type":"object","properties":{"kind":{"type":"string","const":"aircraft"},"id":{"$ref":"#/$defs/common--id"},"name":{"$ref":"#/$defs/shared--12"},"patch":{"$ref":"#/$defs/common--patch"},"replace":{"$ref":"#/$defs/common--replace"},"note":{"$ref":"#/$defs/shared--2"},"sources":{"$ref":"#/$defs/common--sources"},"ruleset":{"type":"string","const":"wild-blue"},"class":{"type":"string","const":"heavy-bomber"},"type":{"$ref":"#/$defs/shared--5"},"model":{"$ref":"#/$defs/shared--21"},"nation":{"$ref":"#/$defs/shared--5"},"side":{"$ref":"#/$defs/shared--5"},"service":{"$ref":"#/$defs/shared--5"},"service-entry":{"$ref":"#/$defs/common--month"},"engines":{"$ref":"#/$defs/shared--27"},"traits":{"$ref":"#/$defs/aircraft--traits"},"copies":{"$ref":"#/$defs/shared--47"},"silhouette":{"$ref":"#/$defs/aircraft--silhouette"},"undamaged":{"$ref":"#/$defs/aircraft--formation-side"},"damaged":{"$ref":"#/$defs/aircraft--formation-side"}},"required":["kind","id","ruleset","class","name","type","model","nation","undamaged","damaged"],"additionalProperties":false};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ruleset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleset"},message:"must have required property '"+"ruleset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.class === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.model === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.nation === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nation"},message:"must have required property '"+"nation"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.undamaged === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undamaged"},message:"must have required property '"+"undamaged"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.damaged === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "damaged"},message:"must have required property '"+"damaged"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema128.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if("aircraft" !== data0){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "aircraft"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate25(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate27(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(!(validate29(data.replace, {instancePath:instancePath+"/replace",parentData:data,parentDataProperty:"replace",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate31(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
if(!(validate33(data.sources, {instancePath:instancePath+"/sources",parentData:data,parentDataProperty:"sources",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.ruleset !== undefined){
let data7 = data.ruleset;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("wild-blue" !== data7){
const err14 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/const",keyword:"const",params:{allowedValue: "wild-blue"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.class !== undefined){
let data8 = data.class;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("heavy-bomber" !== data8){
const err16 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/const",keyword:"const",params:{allowedValue: "heavy-bomber"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate53(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate77(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.nation !== undefined){
if(!(validate53(data.nation, {instancePath:instancePath+"/nation",parentData:data,parentDataProperty:"nation",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate53(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
if(!(validate53(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["service-entry"] !== undefined){
if(!(validate474(data["service-entry"], {instancePath:instancePath+"/service-entry",parentData:data,parentDataProperty:"service-entry",rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
}
if(data.engines !== undefined){
if(!(validate295(data.engines, {instancePath:instancePath+"/engines",parentData:data,parentDataProperty:"engines",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
if(data.traits !== undefined){
if(!(validate477(data.traits, {instancePath:instancePath+"/traits",parentData:data,parentDataProperty:"traits",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
}
if(data.copies !== undefined){
if(!(validate480(data.copies, {instancePath:instancePath+"/copies",parentData:data,parentDataProperty:"copies",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
if(data.silhouette !== undefined){
if(!(validate482(data.silhouette, {instancePath:instancePath+"/silhouette",parentData:data,parentDataProperty:"silhouette",rootData}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
}
if(data.undamaged !== undefined){
if(!(validate585(data.undamaged, {instancePath:instancePath+"/undamaged",parentData:data,parentDataProperty:"undamaged",rootData}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
}
if(data.damaged !== undefined){
if(!(validate585(data.damaged, {instancePath:instancePath+"/damaged",parentData:data,parentDataProperty:"damaged",rootData}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate597.errors = vErrors;
return errors === 0;
}


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ruleset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleset"},message:"must have required property '"+"ruleset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ruleset !== undefined){
let data0 = data.ruleset;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("wild-blue" !== data0){
const err2 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/const",keyword:"const",params:{allowedValue: "wild-blue"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const tag0 = data.class;
if(typeof tag0 == "string"){
if(tag0 === "fighter"){
if(!(validate462(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
}
else if(tag0 === "light-bomber"){
if(!(validate547(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
}
else if(tag0 === "medium-bomber"){
if(!(validate568(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
}
else if(tag0 === "heavy-bomber"){
if(!(validate597(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "class", tagValue: tag0},message:"value of tag \"class\" must be in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "class", tagValue: tag0},message:"tag \"class\" must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate461.errors = vErrors;
return errors === 0;
}


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.ruleset;
if(typeof tag0 == "string"){
if(tag0 === "wild-blue"){
if(!(validate461(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "ruleset", tagValue: tag0},message:"value of tag \"ruleset\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "ruleset", tagValue: tag0},message:"tag \"ruleset\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate460.errors = vErrors;
return errors === 0;
}

